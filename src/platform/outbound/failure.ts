export type OutboundAnswer = {
  status: number
  /** Names in lower case; of a repeated one the values are joined by a comma. */
  headers: Readonly<Record<string, string>>
  bytes: Buffer
  text: () => string
  /** Throws `not_understood` where it is no JSON. */
  json: () => unknown
}

/**
 * `unreachable`: no name, no connection, or it broke · `too_slow`: not within the deadline · `too_big`: more bytes than agreed ·
 * `refused_address`: not an address we call · `status`: answered, but not with 2xx · `not_understood`: not in the form it claims.
 */
export type OutboundKind = 'unreachable' | 'too_slow' | 'too_big' | 'refused_address' | 'status' | 'not_understood'

/** Of the system: there was no connection at all. */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH'])

/**
 * Why a call brought no answer. What it says may be logged and kept: the service's name, the kind, a status or the system's code. Never an
 * address, a header or a body: these may name a person or hold a key.
 */
export class OutboundFailure extends Error {
  readonly kind: OutboundKind
  /** Of kind `status`. */
  readonly status: number | undefined
  /** The system's own word (`ECONNREFUSED`). */
  readonly code: string | undefined
  readonly #answer: OutboundAnswer | undefined

  constructor(service: string, kind: OutboundKind, more: { answer?: OutboundAnswer; code?: string | undefined } = {}) {
    const { answer, code } = more
    super([service, kind, answer?.status, code].filter(Boolean).join(' '))
    this.name = 'OutboundFailure'
    this.kind = kind
    this.status = answer?.status
    this.code = code
    this.#answer = answer
  }

  /** Certainly nothing has reached the service: what was to be done there has not been done. */
  get nothingSent(): boolean {
    return this.kind === 'refused_address' || (this.kind === 'unreachable' && NEVER_CONNECTED.has(this.code ?? ''))
  }

  /** What came with a status that is not 2xx. Private, so that no log prints it by accident. */
  get answer(): OutboundAnswer | undefined {
    return this.#answer
  }
}

/** The system's own word for what went wrong (`ECONNREFUSED`), if it has one: its message names addresses. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : undefined
}
