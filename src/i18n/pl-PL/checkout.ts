export const checkout = {
  title: 'Zamówienie',
} as const
