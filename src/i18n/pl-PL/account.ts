export const account = {
  title: 'Konto',
} as const
