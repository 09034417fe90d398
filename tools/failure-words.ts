import { translateFailure } from '../src/i18n/index.ts'
import { Failure } from '../src/values/failure.ts'

/** What went wrong, for whoever sits at the machine: a refusal in its words, else the error's own. */
export const failureWords = (error: unknown): string =>
  error instanceof Failure ? translateFailure('en-US', error.code, error.params) : (error as Error).message
