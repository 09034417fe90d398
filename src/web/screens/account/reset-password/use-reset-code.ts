import { useEffect, useState } from 'react'
import { ApiProblem } from '../../../api-problem.ts'
import { api } from '../../../browser-api.ts'
import { failureText } from '../../../show-failure.ts'
import { useLocale } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'

export type ResetCode = { state: 'checking' | 'good' } | { state: 'bad' | 'unknown'; text: string }

/** A06: whether the token of the address still counts. What the server says against it is shown as it is. */
export function useResetCode(token: string): ResetCode {
  const locale = useLocale()
  const [code, setCode] = useState<ResetCode>({ state: 'checking' })
  useEffect(() => {
    const controller = new AbortController()
    const refuse = (error: unknown) => {
      if (controller.signal.aborted) return
      const text = failureText(error, locale)
      const answered = error instanceof ApiProblem && error.status >= 400 && error.status < 500
      notify('danger', text)
      setCode({ state: answered && error.code !== 'rate_limited' ? 'bad' : 'unknown', text })
    }
    api('POST /api/users/verify-reset-code', { body: { confirmationCode: token }, signal: controller.signal }).then(
      () => setCode({ state: 'good' }),
      refuse,
    )
    return () => controller.abort()
  }, [token, locale])
  return code
}
