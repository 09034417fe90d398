import { ApiProblem } from '../../api-problem.ts'

/** Why a purchase was not found: a key that nobody has, or that is none. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 400 || error.status === 422)
