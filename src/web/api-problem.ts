export type ProblemField = { field: string; code: string; message: string }

/** A refused call: the problem+json of the answer. `code` is stable; `detail` and field messages are in the asked language. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly title: string
  readonly detail: string
  readonly errors: ProblemField[]

  constructor(problem: { status: number; code: string; title?: string; detail?: string; errors?: ProblemField[] }) {
    super(problem.detail || problem.title || problem.code)
    this.name = 'ApiProblem'
    this.status = problem.status
    this.code = problem.code
    this.title = problem.title ?? ''
    this.detail = problem.detail ?? ''
    this.errors = problem.errors ?? []
  }

  /** Message of a field, for forms. */
  of(field: string): string | undefined {
    return this.errors.find((error) => error.field === field)?.message
  }
}

/** Reads the body of a failed answer, whatever it is; a page of a proxy becomes code `http_502`. */
export function toProblem(status: number, body: unknown): ApiProblem {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const text = (key: string) => (typeof given[key] === 'string' ? (given[key] as string) : '')
  const errors = Array.isArray(given.errors) ? given.errors : []
  return new ApiProblem({
    status,
    code: text('code') || `http_${status}`,
    title: text('title'),
    detail: text('detail'),
    errors: errors
      .filter((e): e is ProblemField => typeof e?.field === 'string' && typeof e?.code === 'string')
      .map((e) => ({ field: e.field, code: e.code, message: typeof e.message === 'string' ? e.message : e.code })),
  })
}
