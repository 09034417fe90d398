import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { ApiProblem } from '../../../api-problem.ts'
import { api } from '../../../browser-api.ts'
import { pendingPassword } from '../../../parts/sign-in/pending-password.ts'
import { SignInForm } from '../../../parts/sign-in/sign-in-form.tsx'
import { useCall } from '../../../parts/sign-in/use-call.ts'
import { logInPath } from '../../../session/log-in-path.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { ResendCode } from './resend-code.tsx'
import { VerifyFields, type VerifyValues } from './verify-fields.tsx'

/** Without mail the handle of a registration is the code itself. */
export const isCode = (text: string) => /^\d{6}$/.test(text)

type Props = {
  username: string
  /** Filled in where it is known already. */
  code: string
  next: string | null
  onCode: (handle: string) => void
}

/** R05 A05: the code, and whatever of the rest the address and this tab do not know. */
export function VerifyForm({ username, code, next, onCode }: Props) {
  const t = useTexts('account')
  const navigate = useNavigate()
  // As long as the page is open: a second try after a wrong code needs it again.
  const [remembered] = useState(() => pendingPassword.of(username))
  const form = useForm<VerifyValues>({ defaultValues: { username, password: remembered ?? '', code } })
  const { formState, setError, setValue, watch } = form
  const message = (problem: ApiProblem | undefined) => {
    if (!problem || problem.status === 0 || problem.status >= 500) return t('verify_failed')
    if (problem.code === 'validation') return t('verification_details_missing')
    return problem.code === 'invalid_code' ? t('invalid_code') : problem.title
  }
  const { busy, failure, submit } = useCall(form, {
    async call({ username, password, code }) {
      const body = { username: username.trim(), password, confirmationCode: code.replace(/\s/g, '') }
      await api('POST /api/users/verify', { body }).catch((problem: ApiProblem) => {
        if (/^(invalid_code|code_expired)$/.test(problem.code)) {
          setError('code', { message: message(problem) }, { shouldFocus: true })
        }
        throw problem
      })
      pendingPassword.clear()
      notify('good', t('verified'))
      await navigate(next ? logInPath(next) : '/auth', { replace: true, state: { login: body.username } })
    },
    message,
  })
  const sentAgain = (handle: string) => {
    setValue('code', isCode(handle) ? handle : '')
    onCode(handle)
  }
  return (
    <>
      <SignInForm
        onSubmit={submit}
        submitText={t('verifySubmit')}
        busy={busy}
        busyText={t('verifyBusy')}
        failure={formState.errors.code ? null : failure}
      >
        <VerifyFields form={form} asks={{ username: username === '', password: remembered === null }} />
      </SignInForm>
      <ResendCode username={watch('username').trim()} justSent={remembered !== null} onSent={sentAgain} />
    </>
  )
}
