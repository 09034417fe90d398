import { useForm } from 'react-hook-form'
import { api } from '../../../browser-api.ts'
import { useFieldRules } from '../../../parts/forms/use-field-rules.ts'
import { SignInForm } from '../../../parts/sign-in/sign-in-form.tsx'
import { useCall } from '../../../parts/sign-in/use-call.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { notify } from '../../../ui/toast-store.ts'

type Values = { email: string }

/** R06 A07: asks for a link. The answer is the same whether the address is known or not. */
export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTexts('account')
  const rules = useFieldRules()
  const form = useForm<Values>({ defaultValues: { email: '' } })
  const { busy, failure, submit } = useCall(form, {
    async call(values) {
      const email = values.email.trim()
      await api('POST /api/users/recover-password', { body: { email } })
      notify('good', t('recorver_send'))
      onSent(email)
    },
    message: () => t('Error_recovery_info'),
  })
  return (
    <SignInForm
      onSubmit={submit}
      submitText={t('forgotSubmit')}
      busy={busy}
      busyText={t('forgotBusy')}
      failure={failure}
    >
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={200}
        required
        error={form.formState.errors.email?.message}
        {...form.register('email', rules.email)}
      />
    </SignInForm>
  )
}
