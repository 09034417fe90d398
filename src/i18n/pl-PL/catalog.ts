export const catalog = {
  title: 'Katalog',
} as const
