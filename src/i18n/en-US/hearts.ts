/** Texts of what the browser fills into pages by itself: hearts, what was seen last, the bell. */
export const hearts = {
  favourites: 'Favorites',
  noticeCount_one: 'Notifications: {{count}} new',
  noticeCount_other: 'Notifications: {{count}} new',
  toFavourites: 'Add to favorites',
  inFavourites: 'In favorites',
  favouriteAdded: 'Added to favorites.',
  favouritesFull: 'There is room for {{max}} favorites.',
  recentlySeen: 'Recently viewed',
  recentlySeenClear: 'Clear list',
} as const
