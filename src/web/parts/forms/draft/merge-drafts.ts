/** Chooses for one field between what stood there, what is typed here and what others saved; tells of both. */
export type PickSide = <T>(field: string, base: T, mine: T, theirs: T) => T

export type Sides<T> = { base: T; mine: T; theirs: T }

export type MergeRules<D> = {
  /** Fields whose parts are merged one by one, as texts by language are: `description.pl-PL`. */
  parts?: readonly (keyof D & string)[]
  /** Fields with a merge of their own: rows that are known by an id. `taken` is told what others alone changed. */
  rows?: { readonly [F in keyof D]?: (sides: Sides<D[F]>, pick: PickSide, taken: string[]) => D[F] }
}

export type Merged<D> = {
  draft: D
  /** Fields that both sides changed, to different values. */
  both: string[]
  /** Fields that the others alone changed: theirs are in the draft. */
  taken: string[]
}

/**
 * Brings together what somebody typed (`mine`, begun on `base`) with what the market keeps now (`theirs`), field by field. Untouched
 * fields take theirs, touched ones stay; where both changed, `choices` may name fields that take theirs.
 */
export function mergeDrafts<D extends object>(
  { base, mine, theirs }: Sides<D>,
  { parts = [], rows = {} }: MergeRules<D> = {},
  choices: ReadonlySet<string> = new Set(),
): Merged<D> {
  const both: string[] = []
  const taken: string[] = []
  const pick: PickSide = (field, before, own, other) => {
    if (same(own, other) || same(before, other)) return own
    if (same(before, own)) {
      taken.push(field)
      return other
    }
    both.push(field)
    return choices.has(field) ? other : own
  }
  const merge = <F extends keyof D & string>(field: F): D[F] => {
    const sides = { base: base[field], mine: mine[field], theirs: theirs[field] }
    const own = rows[field]
    if (own) return own(sides, pick, taken)
    if (parts.includes(field)) return mergeParts(field, sides as Sides<object>, pick) as D[F]
    return pick(field, sides.base, sides.mine, sides.theirs)
  }
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])] as (keyof D & string)[]
  return { draft: Object.fromEntries(names.map((name) => [name, merge(name)])) as D, both, taken }
}

function mergeParts(field: string, { base, mine, theirs }: Sides<object>, pick: PickSide): object {
  const at = (side: object, name: string) => (side as Record<string, unknown>)[name]
  const names = new Set([base, mine, theirs].flatMap((side) => Object.keys(side)))
  const entries = [...names].flatMap((name) => {
    const sides = { base: at(base, name), mine: at(mine, name), theirs: at(theirs, name) }
    const path = `${field}.${name}`
    const isDeeper = [sides.base, sides.mine, sides.theirs].every((side) => isPlain(side))
    const value = isDeeper
      ? mergeParts(path, sides as Sides<object>, pick)
      : pick(path, sides.base, sides.mine, sides.theirs)
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}

const isPlain = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Spaces around a text, the order of names and the keys of rows (`rowKey`, which belong to the page) are no difference. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(plainly(a)) === JSON.stringify(plainly(b))
}

function plainly(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(plainly)
  if (!isPlain(value)) return value
  const entries = Object.entries(value as object).filter(([name]) => name !== 'rowKey')
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, plainly(one)]))
}
