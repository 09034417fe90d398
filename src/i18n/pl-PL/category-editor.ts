/** Editing and proposing categories. */
export const categoryEditor = {
  title: '',
} as const
