/** Failures around selling. */
export const sellingErrors = {} as const
