export const payment = {
  title: 'Płatność',
} as const
