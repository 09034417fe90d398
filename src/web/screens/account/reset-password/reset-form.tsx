import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { PASSWORD_MIN } from '../../../../domains/accounts/rules/password-rules.ts'
import { api } from '../../../browser-api.ts'
import { useFieldRules } from '../../../parts/forms/use-field-rules.ts'
import { PasswordField } from '../../../parts/password/password-field.tsx'
import { SignInForm } from '../../../parts/sign-in/sign-in-form.tsx'
import { useCall } from '../../../parts/sign-in/use-call.ts'
import { session } from '../../../session/session.ts'
import { clearSession } from '../../../session/sign-out.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'

type Values = { newPassword: string; repeated: string }

/** R07 A08 T05: a new password by the token of the mail. The account is logged out everywhere, here as well. */
export function ResetForm({ token }: { token: string }) {
  const t = useTexts('account')
  const rules = useFieldRules()
  const navigate = useNavigate()
  const form = useForm<Values>({ defaultValues: { newPassword: '', repeated: '' } })
  const { register, formState, watch, getValues } = form
  const { busy, failure, submit } = useCall(form, {
    async call({ newPassword }) {
      await api('POST /api/users/reset-password', { body: { token, newPassword } })
      if (session.read()) clearSession()
      notify('good', t('reset_password_success'))
      await navigate('/auth', { replace: true })
    },
    message: () => t('reset_password_failed'),
  })
  return (
    <SignInForm onSubmit={submit} submitText={t('resetSubmit')} busy={busy} busyText={t('resetBusy')} failure={failure}>
      <PasswordField
        label={t('newPassword')}
        hint={t('passwordHint', { minimum: PASSWORD_MIN })}
        autoComplete="new-password"
        strengthFor={watch('newPassword')}
        error={formState.errors.newPassword?.message}
        {...register('newPassword', { ...rules.newPassword, deps: ['repeated'] })}
      />
      <PasswordField
        label={t('repeatPassword')}
        autoComplete="new-password"
        error={formState.errors.repeated?.message}
        {...register(
          'repeated',
          rules.repeated(() => getValues('newPassword')),
        )}
      />
    </SignInForm>
  )
}
