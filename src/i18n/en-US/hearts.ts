/** Texts of what the browser fills into pages by itself: hearts, what was seen last, the bell. */
export const hearts = {
  favourites: 'Favourites',
  noticeCount_one: 'Notifications: {{count}} new',
  noticeCount_other: 'Notifications: {{count}} new',
  toFavourites: 'Add to favourites',
  inFavourites: 'In favourites',
  favouriteAdded: 'Added to favourites.',
  favouritesFull: 'There is room for {{max}} favourites.',
  recentlySeen: 'Recently viewed',
  recentlySeenClear: 'Clear list',
  pastSearch: 'searched before',
  pastSearchesClear: 'Clear past searches',
} as const
