import type { z } from 'zod'
import type { Endpoint } from '../../values/endpoint.ts'
import { Failure, type FieldError } from '../../values/failure.ts'

export type RawInput = { params: unknown; query: unknown; body: unknown }

/** Checks params, query and body against the contract; throws one `Failure` that lists every wrong field. */
export function readInput(endpoint: Endpoint, raw: RawInput): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  const fields: FieldError[] = []
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = schema.safeParse(raw[part])
    const unstorable = unstorableText(raw[part], '')
    if (unstorable !== undefined && part !== 'params') fields.push({ field: unstorable, code: 'invalid' })
    else if (result.success && unstorable === undefined) input[part] = result.data
    else if (part === 'params') throw new Failure('notFound', 'not_found')
    else fields.push(...(result.error?.issues ?? []).map(toFieldError))
  }
  if (fields.length > 0) throw new Failure('invalid', 'validation', { fields })
  return input
}

function toFieldError(issue: z.core.$ZodIssue): FieldError {
  const field = issue.path.map(String).join('.')
  switch (issue.code) {
    case 'invalid_type':
      return { field, code: issue.input === undefined || issue.input === null ? 'required' : 'invalid' }
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return { field, code: 'required' }
      return {
        field,
        code: issue.origin === 'string' ? 'too_short' : 'too_small',
        params: { minimum: Number(issue.minimum) },
      }
    case 'too_big':
      return {
        field,
        code: issue.origin === 'string' ? 'too_long' : 'too_big',
        params: { maximum: Number(issue.maximum) },
      }
    case 'invalid_format':
      return { field, code: issue.format === 'email' ? 'invalid_email' : 'invalid' }
    case 'unrecognized_keys':
      return { field: [field, issue.keys[0]].filter(Boolean).join('.'), code: 'unknown_key' }
    default:
      return { field, code: 'invalid' }
  }
}

/** No form is nested deeper. */
const MOST_NESTED = 32

/** Path of the first text that no database can hold: with a zero character or half a surrogate pair. */
function unstorableText(value: unknown, path: string, depth = 0): string | undefined {
  if (depth > MOST_NESTED) throw new Failure('invalid', 'malformed_json')
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined
  if (value === null || typeof value !== 'object') return undefined
  for (const [key, part] of Object.entries(value)) {
    const found = unstorableText(part, path ? `${path}.${key}` : key, depth + 1) ?? unstorableText(key, path)
    if (found !== undefined) return found
  }
  return undefined
}
