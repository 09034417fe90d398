/** The seller's product list. */
export const assortment = {
  title: '',
} as const
