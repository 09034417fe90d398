/** The store of product pages; emptied with the list of what was seen. */
export const SEEN_PAGES = 'seen-pages'
