/** Of one person, and of a browser nobody is logged in at. */
export const MOST_FAVOURITES = 200
