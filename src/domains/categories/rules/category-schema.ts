import type { AttributeSchema } from '../contract.ts'

const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const byKey = (schema: readonly AttributeSchema[]) => new Map(schema.map((attribute) => [attribute.key, attribute]))

/**
 * Passes a change of a parent's schema on to a category below it: fields it has unchanged from the parent follow, fields it has made its
 * own stay, new fields are added at the end.
 */
export function inheritSchema(
  before: readonly AttributeSchema[],
  after: readonly AttributeSchema[],
  child: readonly AttributeSchema[],
): AttributeSchema[] {
  const old = byKey(before)
  const now = byKey(after)
  const kept = child.flatMap((attribute) => {
    const was = old.get(attribute.key)
    if (!was || !alike(was, attribute)) return [attribute]
    return now.get(attribute.key) ?? []
  })
  const has = byKey(kept)
  return [...kept, ...after.filter(({ key }) => !old.has(key) && !has.has(key))]
}

/** Two schemas as one that fits the values of both; `conflicts` names keys whose types or units differ. */
export function uniteSchemas(
  target: readonly AttributeSchema[],
  source: readonly AttributeSchema[],
): { schema: AttributeSchema[]; conflicts: string[] } {
  const more = byKey(source)
  const own = byKey(target)
  const conflicts: string[] = []
  const united = target.map((attribute) => {
    const other = more.get(attribute.key)
    if (!other) return attribute
    if (other.type !== attribute.type || (other.unit ?? '') !== (attribute.unit ?? '')) conflicts.push(attribute.key)
    if (!attribute.options) return attribute
    const known = new Set(attribute.options.map((option) => option.value))
    return {
      ...attribute,
      options: [...attribute.options, ...(other.options ?? []).filter(({ value }) => !known.has(value))],
    }
  })
  return { schema: [...united, ...source.filter(({ key }) => !own.has(key))], conflicts }
}

/** What products may no longer say after a change: whole fields, or some options of one. */
export type Narrowing = { key: string; options: string[] | null }

export function narrowings(before: readonly AttributeSchema[], after: readonly AttributeSchema[]): Narrowing[] {
  const now = byKey(after)
  return before.flatMap((attribute): Narrowing[] => {
    const next = now.get(attribute.key)
    if (!next || next.type !== attribute.type) return [{ key: attribute.key, options: null }]
    const values = new Set((next.options ?? []).map((option) => option.value))
    const gone = (attribute.options ?? []).map((option) => option.value).filter((value) => !values.has(value))
    return gone.length > 0 ? [{ key: attribute.key, options: gone }] : []
  })
}
