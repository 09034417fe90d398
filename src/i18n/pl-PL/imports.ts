/** Import and export. */
export const imports = {
  title: '',
} as const
