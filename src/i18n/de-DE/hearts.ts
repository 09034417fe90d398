/** Texts of what the browser fills into pages by itself: hearts, what was seen last, the bell. */
export const hearts = {
  favourites: 'Favoriten',
  noticeCount_one: 'Benachrichtigungen: {{count}} neue',
  noticeCount_other: 'Benachrichtigungen: {{count}} neue',
  toFavourites: 'Zu Favoriten',
  inFavourites: 'In Favoriten',
  favouriteAdded: 'Zu den Favoriten hinzugefügt.',
  favouritesFull: 'In den Favoriten ist Platz für {{max}} Produkte.',
  recentlySeen: 'Zuletzt angesehen',
  recentlySeenClear: 'Liste leeren',
  pastSearch: 'zuletzt gesucht',
  pastSearchesClear: 'Suchverlauf löschen',
} as const
