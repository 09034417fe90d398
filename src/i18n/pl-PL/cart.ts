export const cart = {
  title: 'Koszyk',
} as const
