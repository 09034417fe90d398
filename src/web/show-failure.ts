import type { Locale } from '../values/locale.ts'
import { ApiProblem } from './api-problem.ts'
import { textsOf } from './texts/registry.ts'
import { notify } from './ui/toast-store.ts'

/** What went wrong, in words: the server's text, or our own when there was no answer. */
export function failureText(error: unknown, locale: Locale): string {
  const t = textsOf(locale, 'notices')
  if (error instanceof ApiProblem) {
    if (error.code === 'network') return t('network')
    return error.errors[0]?.message || error.detail || error.title || t('actionFailed')
  }
  return t('actionFailed')
}

/** M01: a red notification for a failed action; where nobody could have known, it says that this is an error. */
export function showFailure(error: unknown, locale: Locale): void {
  const message = failureText(error, locale)
  const isUnexpected = error instanceof ApiProblem && error.status >= 500
  notify('danger', isUnexpected ? textsOf(locale, 'notices')('errorOccurred', { message }) : message)
}
