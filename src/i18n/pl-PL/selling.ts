/** Orders, customers and the dashboard of the seller. */
export const selling = {
  title: '',
} as const
