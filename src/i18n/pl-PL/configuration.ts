/** Configuration of the market and presentation of a seller. */
export const configuration = {
  title: '',
} as const
