import type { FailureKind } from '../../values/failure.ts'

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
  internal: 500,
}

/** The HTTP status with which a failure is answered. */
export function failureStatus(kind: FailureKind, code: string): number {
  return STATUS_OF_CODE[code] ?? STATUS[kind]
}
