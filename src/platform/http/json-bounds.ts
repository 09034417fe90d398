import { z } from 'zod'

/** What JSON may hold at one place of a body: parts of a list, characters of a text, and the same for what stands inside. */
export type Bounds = {
  items: number
  length: number
  keys: Map<string, Bounds>
  /** Of the parts of a list, and of keys that have no name in the contract. */
  inside: Bounds
}

/** Where a contract is silent: anything, but not without end. */
const ANYTHING = { items: 1000, length: 64 * 1024, keys: new Map() } as Bounds
ANYTHING.inside = ANYTHING
/** A text that a contract bounds by a pattern alone. */
const SOME_TEXT = 10_000

type Schema = {
  type?: string
  maxItems?: number
  maxLength?: number
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** The bounds that a contract's schema sets, as its JSON Schema tells them. Where it allows one of several, the widest. */
export function boundsOf(schema: z.ZodType): Bounds {
  return read(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
}

function read(schema: Schema): Bounds {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  if (choices.length > 0) return choices.map(read).reduce(widest)
  const inner = schema.items ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {})
  const text = schema.type === 'string' ? SOME_TEXT : ANYTHING.length
  return {
    items: schema.maxItems ?? ANYTHING.items,
    length: schema.maxLength ?? text,
    keys: new Map(Object.entries(schema.properties ?? {}).map(([key, one]) => [key, read(one)])),
    inside: Object.keys(inner).length > 0 ? read(inner) : ANYTHING,
  }
}

function widest(one: Bounds, other: Bounds): Bounds {
  if (one === other) return one
  const keys = new Map(one.keys)
  for (const [key, bounds] of other.keys) {
    const known = keys.get(key)
    keys.set(key, known ? widest(known, bounds) : bounds)
  }
  // A choice that is no list says nothing of lists: what the other says counts.
  const listed = (a: Bounds, b: Bounds) => (a.inside === ANYTHING ? b.inside : a.inside)
  const bothInside = one.inside !== ANYTHING && other.inside !== ANYTHING
  return {
    items: Math.max(one.items, other.items),
    length: Math.max(one.length, other.length),
    keys,
    inside: bothInside ? widest(one.inside, other.inside) : listed(one, other),
  }
}
