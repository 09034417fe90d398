import { createHash } from 'node:crypto'

/** SHA-256 of what a request means: equal whatever the order of names, the spaces and the spelling of numbers in its JSON. */
export function meaningOf(request: { method: string; query: unknown; body: unknown }): Buffer {
  return createHash('sha256').update(canonical(request)).digest()
}

/** JSON whose names are in order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`)
  return `{${parts.join(',')}}`
}
