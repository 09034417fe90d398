/** Failures around assortment. */
export const assortmentErrors = {} as const
