/** Failures around configuration. */
export const configurationErrors = {} as const
