/** Bounds of API keys, read by server and screens. */
export const KEY_LIMIT = 20
export const LONGEST_LIFE_DAYS = 1825
/** How long the secret before a rotation may work beside the new one. */
export const LONGEST_OVERLAP_DAYS = 7
export const REQUESTS_A_MINUTE = 600
