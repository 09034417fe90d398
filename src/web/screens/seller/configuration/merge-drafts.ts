type Draft = Readonly<Record<string, string>>

/** Fields in which two drafts differ. */
export function changedFields<D extends Draft>(a: D, b: D): (keyof D & string)[] {
  return Object.keys(b).filter((field) => a[field] !== b[field])
}

/**
 * What one person typed and another has saved meanwhile, both beginning at `base`: what is typed here stays, all else is the other's.
 * `both`: fields that both changed, differently.
 */
export function mergeDrafts<D extends Draft>(base: D, mine: D, theirs: D): { draft: D; both: (keyof D & string)[] } {
  const typed = changedFields(base, mine)
  const saved = changedFields(base, theirs)
  return {
    draft: { ...theirs, ...Object.fromEntries(typed.map((field) => [field, mine[field]])) },
    both: typed.filter((field) => saved.includes(field) && mine[field] !== theirs[field]),
  }
}
