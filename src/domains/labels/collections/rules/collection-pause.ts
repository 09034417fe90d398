const MOST_ATTEMPTS = 8
const LONGEST = 30 * 60_000
/** Milliseconds until a carrier that could not be reached, or has not confirmed yet, is asked again; undefined: it was often enough. */
export const collectionPause = (attempts: number): number | undefined =>
  attempts >= MOST_ATTEMPTS ? undefined : Math.min(LONGEST, 10_000 * 2 ** attempts)
