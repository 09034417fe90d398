/** Companies or shops one list asks for at once. */
export const RATINGS_AT_ONCE = 100
