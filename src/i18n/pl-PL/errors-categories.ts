/** Failures around categories. */
export const categoriesErrors = {} as const
