/** Shops of the seller. */
export const myShops = {
  title: '',
} as const
