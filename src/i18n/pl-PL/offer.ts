/** The product form. */
export const offer = {
  title: '',
} as const
