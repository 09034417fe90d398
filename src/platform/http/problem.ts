import { translateFailure } from '../../i18n/index.ts'
import { Failure, type FailureKind } from '../../values/failure.ts'
import type { Locale } from '../../values/locale.ts'

const STATUS: Record<FailureKind, number> = {
  invalid: 422,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooMany: 429,
  unavailable: 503,
}

/** Codes whose HTTP status says more than their kind. */
const STATUS_OF_CODE: Record<string, number> = {
  malformed_json: 400,
  // The specification wants 400 for it.
  account_exist: 400,
  body_too_large: 413,
  file_too_large: 413,
  unsupported_media_type: 415,
  method_not_allowed: 405,
}

export type Problem = {
  type: string
  title: string
  status: number
  code: string
  errors: { field: string; code: string; message: string }[]
}

/** A failure as problem+json (RFC 9457) in the asked language. */
export function toProblem(failure: Failure, locale: Locale): Problem {
  const status = STATUS_OF_CODE[failure.code] ?? STATUS[failure.kind]
  return {
    type: `/api/docs#${failure.code}`,
    title: translateFailure(locale, failure.code, failure.params),
    status,
    code: failure.code,
    errors: failure.fields.map(({ field, code, params }) => ({
      field,
      code,
      message: translateFailure(locale, code, params ?? {}),
    })),
  }
}

/** What callers see of an error nobody expected: nothing. */
export function internalProblem(locale: Locale): Problem {
  return { ...toProblem(new Failure('unavailable', 'internal'), locale), status: 500 }
}
