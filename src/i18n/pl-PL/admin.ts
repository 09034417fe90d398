export const admin = {
  title: 'Panel operatora',
} as const
