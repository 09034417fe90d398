import type { Endpoint } from '../../../values/endpoint.ts'
import { failureStatus } from '../failure-status.ts'
import { FAILURE_KINDS } from './failure-kinds.gen.ts'

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read, or is refused as a whole',
  401: 'Nobody is logged in, or the token has ended',
  403: 'The caller may not do this',
  404: 'There is no such thing, or it is not the caller’s',
  409: 'It no longer fits what the market knows',
  413: 'More bytes than are read',
  415: 'Another media type than the call takes',
  422: 'Something sent is wrong: `errors` names each field',
  429: 'Too many requests: `Retry-After` says how long to wait',
  503: 'Not possible just now: `Retry-After` says how long to wait',
}

/** The statuses a code is answered with; a code that stands only at fields of `errors` comes with 422. */
export function statusesOf(code: string): number[] {
  const kinds = FAILURE_KINDS[code] ?? ['invalid']
  return [...new Set(kinds.map((kind) => failureStatus(kind, code)))].sort((one, other) => one - other)
}

/** Every code a call may be refused with: its own, and those that all calls of its sort share. */
export function codesOf({ access, params, query, body, upload, scope, failures = [] }: Endpoint): string[] {
  return [
    ...new Set([
      ...failures,
      ...(query || body ? ['validation'] : []),
      ...(body ? ['malformed_json', 'body_too_large', 'unsupported_media_type'] : []),
      ...(upload ? ['file_too_large', 'unsupported_media_type', 'uploads_busy'] : []),
      ...(params ? ['not_found'] : []),
      // A token that has ended is refused where none is wanted, too.
      'unauthorized',
      ...(access === 'public' ? [] : ['forbidden']),
      ...(access === 'operator' ? ['operator_second_factor', 'staff_role'] : []),
      ...(scope ? ['key_scope'] : []),
      ...['rate_limited', 'database_unavailable', 'database_busy'],
    ]),
  ]
}

/** The answers of a call that refuse it, by status, each with its codes; whatever else may happen is `default`. */
export function refusalsOf(endpoint: Endpoint): Record<string, unknown> {
  const codes = new Map<number, string[]>()
  for (const code of codesOf(endpoint)) {
    for (const status of statusesOf(code)) codes.set(status, [...(codes.get(status) ?? []), code])
  }
  const rows = [...codes].sort(([one], [other]) => one - other)
  return {
    ...Object.fromEntries(
      rows.map(([status, known]) => [
        String(status),
        problem(`${MEANINGS[status] ?? 'Refused'}: ${known.map((code) => `\`${code}\``).join(', ')}`),
      ]),
    ),
    default: problem('Any other refusal'),
  }
}

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})
