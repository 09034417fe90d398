/** Bytes of what texts, limits and browsers call one MB, as systems show the size of a file. */
export const MEGABYTE = 1_048_576
