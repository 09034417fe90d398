/** Delivery prices and commission. */
export const logistics = {
  title: '',
} as const
