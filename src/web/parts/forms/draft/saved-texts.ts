/** What a tab has saved of a form's texts, over `base`; foreign or broken content is left aside field by field. */
export function takeTexts<T extends object>(base: T, saved: unknown): T {
  const entries = Object.entries(base).map(([name, value]) => {
    const typed = (saved as Record<string, unknown> | null | undefined)?.[name]
    return [name, typeof typed === 'string' ? typed : value]
  })
  return Object.fromEntries(entries) as T
}
