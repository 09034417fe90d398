/** Failures around offers. */
export const offersErrors = {} as const
