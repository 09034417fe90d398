export const company = {
  title: 'Firma',
} as const
