/** One wrong field of an input: `field` is its path (`items.0.quantity`), `code` a stable word. */
export type FieldError = { field: string; code: string; params?: Record<string, string | number> }

export type FailureKind = 'invalid' | 'unauthorized' | 'forbidden' | 'notFound' | 'conflict' | 'tooMany' | 'unavailable'

/**
 * What a verb throws when it refuses. `code` is stable and has a text in every language under `errors.<code>`;
 * `params` fill that text. Never carries secrets or SQL.
 */
export class Failure extends Error {
  readonly kind: FailureKind
  readonly code: string
  readonly params: Record<string, string | number>
  readonly fields: FieldError[]

  constructor(
    kind: FailureKind,
    code: string,
    detail: { params?: Record<string, string | number>; fields?: FieldError[] } = {},
  ) {
    super(code)
    this.name = 'Failure'
    this.kind = kind
    this.code = code
    this.params = detail.params ?? {}
    this.fields = detail.fields ?? []
  }
}

/** Shorthand for a single wrong field. */
export function invalidField(field: string, code: string, params?: FieldError['params']): Failure {
  return new Failure('invalid', code, {
    fields: [{ field, code, ...(params ? { params } : {}) }],
    ...(params ? { params } : {}),
  })
}
