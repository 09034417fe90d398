/** Failures around shops. */
export const shopsErrors = {} as const
