/** The number of something in what a person looks for, as `17` or `#17`; null: it is none. */
export const soughtNumber = (text: string): number | null =>
  Number(/^#?(\d{1,15})$/.exec(text.trim())?.[1] ?? 0) || null
