/** Units received, or printed on labels, in one request. */
export const MOST_UNITS = 100
