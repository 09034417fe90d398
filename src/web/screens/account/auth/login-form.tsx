import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../../browser-api.ts'
import { SignInForm } from '../../../parts/sign-in/sign-in-form.tsx'
import { useCall } from '../../../parts/sign-in/use-call.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { LoginFields, type LoginValues } from './login-fields.tsx'
import { PasskeyPlace } from './passkey-place.tsx'
import { SecondFactor } from './second-factor.tsx'
import { UnverifiedNotice } from './unverified-notice.tsx'
import { useGoOn } from './use-go-on.ts'

type Props = {
  /** E-mail or username to begin with. */
  login: string
  /** Where to go on. */
  next: string | null
}

/** R04 A02: password, then the second factor where the account has one; or a passkey instead of both. */
export function LoginForm({ login, next }: Props) {
  const t = useTexts('account')
  const [step, setStep] = useState<'password' | 'second'>('password')
  const [unverified, setUnverified] = useState<string | null>(null)
  const form = useForm<LoginValues>({ defaultValues: { login, password: '', code: '', keepLoggedIn: false } })
  const goOn = useGoOn(next)
  const { busy, failure, submit } = useCall(form, {
    async call({ login, password, code, keepLoggedIn }) {
      setUnverified(null)
      const who = login.trim()
      const body = { ...(who.includes('@') ? { email: who } : { username: who }), password, keepLoggedIn }
      await goOn(
        await api('POST /api/users/login', { body: { ...body, ...(step === 'second' && { code: code.trim() }) } }),
        keepLoggedIn,
      )
    },
    message: (problem) => (problem && problem.status < 500 ? problem.title : '') || t('login_error'),
    refused(problem) {
      if (problem.code === 'second_factor_required') {
        setStep('second')
        return true
      }
      if (problem.code === 'second_factor_wrong') {
        form.setError('code', { message: problem.title }, { shouldFocus: true })
        return 'title'
      }
      if (problem.code !== 'account_unverified') return false
      setUnverified(form.getValues('login').trim())
      return 'title'
    },
  })
  const back = () => {
    form.resetField('code')
    setStep('password')
  }
  return (
    <>
      {unverified !== null && <UnverifiedNotice username={unverified} next={next} />}
      <SignInForm
        onSubmit={submit}
        submitText={t('authSubmit')}
        busy={busy}
        busyText={t('authBusy')}
        failure={unverified === null ? failure : null}
      >
        {step === 'password' ? <LoginFields form={form} /> : <SecondFactor form={form} onBack={back} />}
      </SignInForm>
      {step === 'password' && (
        <PasskeyPlace
          keepLoggedIn={form.watch('keepLoggedIn')}
          onLoggedIn={(answer) => goOn(answer, form.getValues('keepLoggedIn'))}
        />
      )}
    </>
  )
}
