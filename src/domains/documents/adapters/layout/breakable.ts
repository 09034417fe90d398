/** Text that fits into its column: a word longer than any column is broken where the column ends. */
export function breakable(text: string): { text: string; wordBreak?: 'break-all' } {
  const longest = Math.max(0, ...text.split(/[\s-]+/).map((word) => word.length))
  return longest > 24 ? { text, wordBreak: 'break-all' } : { text }
}
