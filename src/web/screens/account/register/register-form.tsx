import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { api } from '../../../browser-api.ts'
import { pendingPassword } from '../../../parts/sign-in/pending-password.ts'
import {
  LoginFields,
  PersonFields,
  PrivacyField,
  type RegisterValues,
} from '../../../parts/sign-in/register-fields.tsx'
import { SignInForm } from '../../../parts/sign-in/sign-in-form.tsx'
import { useCall } from '../../../parts/sign-in/use-call.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'

const EMPTY: RegisterValues = {
  firstName: '',
  lastName: '',
  phone: '',
  username: '',
  email: '',
  password: '',
  repeated: '',
  acceptPrivacyPolicy: false,
}

/** R02 A03: registers and goes on to the verification (R26). `next`: where the person wanted to go. */
export function RegisterForm({ next }: { next: string | null }) {
  const t = useTexts('account')
  const locale = useLocale()
  const navigate = useNavigate()
  const form = useForm<RegisterValues>({ defaultValues: EMPTY })
  const { busy, failure, submit } = useCall(form, {
    async call({ repeated: _, ...body }) {
      const { username } = await api('POST /api/users/register', { body: { ...body, locale } })
      pendingPassword.remember(username.username, body.password)
      notify('good', t('Register_success'))
      const query = new URLSearchParams({ username: username.username, code: username.ConfirmationCode })
      if (next) query.set('next', next)
      await navigate(`/verify?${query}`)
    },
    message: (problem) => (problem?.code === 'account_exist' ? problem.title : t('Error_register_info')),
  })
  return (
    <SignInForm
      onSubmit={submit}
      submitText={t('registerSubmit')}
      busy={busy}
      busyText={t('registerBusy')}
      failure={failure}
    >
      <PersonFields form={form} />
      <LoginFields form={form} />
      <PrivacyField form={form} />
    </SignInForm>
  )
}
