export const product = {
  title: 'Produkt',
} as const
