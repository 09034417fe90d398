/** API keys. */
export const apiKeys = {
  title: '',
} as const
