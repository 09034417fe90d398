import { translateFailure } from '../../i18n/index.ts'
import { Failure } from '../../values/failure.ts'
import type { Locale } from '../../values/locale.ts'
import { type Trouble, troubleOf } from '../db/trouble.ts'
import { diskFull } from '../files/disk-space.ts'
import { failureStatus } from './failure-status.ts'

export type Problem = {
  type: string
  title: string
  status: number
  code: string
  errors: { field: string; code: string; message: string }[]
}

/** A failure as problem+json (RFC 9457) in the asked language. */
export function toProblem(failure: Failure, locale: Locale): Problem {
  return {
    type: `/api/docs#${failure.code}`,
    title: translateFailure(locale, failure.code, failure.params),
    status: failureStatus(failure.kind, failure.code),
    code: failure.code,
    errors: failure.fields.map(({ field, code, params }) => ({
      field,
      code,
      message: translateFailure(locale, code, params ?? {}),
    })),
  }
}

const TROUBLES: Record<Trouble, () => Failure> = {
  gone: () => new Failure('unavailable', 'database_unavailable', { params: { seconds: 5 } }),
  busy: () => new Failure('unavailable', 'database_busy', { params: { seconds: 2 } }),
  full: diskFull,
}

/** An error as a refusal that callers may be told: what a verb refused, or that the database cannot now. */
export function toFailure(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error
  const trouble = troubleOf(error)
  return trouble && TROUBLES[trouble]()
}

/** Programs wait as long as they are told: seconds for the header `Retry-After`. */
function retryAfter({ kind, params }: Failure): number | undefined {
  return kind === 'tooMany' || kind === 'unavailable' ? Number(params.seconds) || undefined : undefined
}

/** A refusal as an answer: problem+json, not kept by anybody, with `Retry-After` where it is known. */
export function problemAnswer(failure: Failure | undefined, locale: Locale): Response {
  const problem = failure ? toProblem(failure, locale) : internalProblem(locale)
  const seconds = failure && retryAfter(failure)
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': locale,
      'cache-control': 'no-store',
      ...(seconds ? { 'retry-after': String(seconds) } : {}),
    },
  })
}

/** What callers see of an error nobody expected: nothing. */
function internalProblem(locale: Locale): Problem {
  return toProblem(new Failure('unavailable', 'internal'), locale)
}
