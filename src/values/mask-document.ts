import { maskPersonal } from './mask-personal.ts'

/** Words in the names of fields whose values tell who or where somebody is, or let somebody in. */
const TELLING =
  /name|mail|phone|address|street|line_?[1-3]|city|postal|zip|payer|shipping|billing|customer|recipient|owner|iban|account|card|last4|fingerprint|ip$|secret|token|sign$|signature|description|title|note|statement/i

const DEEPEST = 20

/** A JSON document without what tells who somebody is: by the names of its fields, and by what looks like it. What is no JSON is masked as text. */
export function maskDocument(text: string, longest: number): string {
  return maskPersonal(readable(text)).slice(0, longest)
}

function readable(text: string): string {
  try {
    return JSON.stringify(masked(JSON.parse(text), 0), null, 2)
  } catch {
    return '…'
  }
}

function masked(value: unknown, depth: number): unknown {
  if (depth > DEEPEST) return '…'
  if (Array.isArray(value)) return value.map((one) => masked(one, depth + 1))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, TELLING.test(name) ? hidden(inner) : masked(inner, depth + 1)]),
  )
}

/** That something is empty, or so or not, tells nobody's name. */
const hidden = (value: unknown) => (value === null || typeof value === 'boolean' ? value : '…')
