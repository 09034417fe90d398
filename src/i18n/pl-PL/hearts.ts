/** Texts of what the browser fills into pages by itself: hearts, what was seen last, the bell. */
export const hearts = {
  favourites: 'Ulubione',
  noticeCount_one: 'Powiadomienia: {{count}} nowe',
  noticeCount_few: 'Powiadomienia: {{count}} nowe',
  noticeCount_many: 'Powiadomienia: {{count}} nowych',
  noticeCount_other: 'Powiadomienia: {{count}} nowego',
  toFavourites: 'Do ulubionych',
  inFavourites: 'W ulubionych',
  favouriteAdded: 'Dodano do ulubionych.',
  favouritesFull: 'W ulubionych mieści się {{max}} produktów.',
  recentlySeen: 'Ostatnio oglądane',
  recentlySeenClear: 'Wyczyść listę',
  pastSearch: 'ostatnio szukane',
  pastSearchesClear: 'Wyczyść historię wyszukiwania',
} as const
