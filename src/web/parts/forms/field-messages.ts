import { ApiProblem } from '../../api-problem.ts'

/** Messages by the field they belong to, as the market names it: `versions.0.price`. */
export type FieldMessages = Readonly<Record<string, string>>

/** What the server says of fields. */
export function fieldMessages(error: unknown): FieldMessages {
  if (!(error instanceof ApiProblem)) return {}
  return Object.fromEntries(error.errors.map(({ field, message }) => [field.replace(/^body\./, ''), message]))
}
