/** Failures around logistics. */
export const logisticsErrors = {} as const
