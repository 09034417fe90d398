import { useForm } from 'react-hook-form'
import type { Profile } from '../../../../domains/accounts/contract.ts'
import { PASSWORD_MIN } from '../../../../domains/accounts/rules/password-rules.ts'
import { api } from '../../../browser-api.ts'
import { useFieldRules } from '../../../parts/forms/use-field-rules.ts'
import { PasswordField } from '../../../parts/password/password-field.tsx'
import { useCall } from '../../../parts/sign-in/use-call.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { FormFoot } from './form-foot.tsx'

const EMPTY = { currentPassword: '', newPassword: '', repeated: '' }

type Props = { profile: Profile; onChanged: () => void }

/** V02: another password for who knows the present one; every other session ends. */
export function PasswordPanel({ profile, onChanged }: Props) {
  const t = useTexts('profile')
  const a = useTexts('account')
  const rules = useFieldRules()
  const form = useForm({ defaultValues: EMPTY })
  const { errors } = form.formState
  const { busy, failure, submit } = useCall(form, {
    async call({ currentPassword, newPassword }) {
      await api('PUT /api/account/password', { body: { currentPassword, newPassword } })
      form.reset(EMPTY)
      notify('good', t('passwordDone'))
      onChanged()
    },
    message: () => a('reset_password_failed'),
  })
  return (
    <Panel title={t('passwordTitle')}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-4">
        {/* For password managers: whose password this is. */}
        <input type="text" autoComplete="username" value={profile.username} readOnly hidden />
        <PasswordField
          label={t('currentPassword')}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword', rules.required)}
        />
        <PasswordField
          label={a('newPassword')}
          hint={a('passwordHint', { minimum: PASSWORD_MIN })}
          autoComplete="new-password"
          strengthFor={form.watch('newPassword')}
          about={[profile.username, profile.email, profile.firstName, profile.lastName]}
          error={errors.newPassword?.message}
          {...form.register('newPassword', { ...rules.newPassword, deps: ['repeated'] })}
        />
        <PasswordField
          label={a('repeatPassword')}
          autoComplete="new-password"
          error={errors.repeated?.message}
          {...form.register(
            'repeated',
            rules.repeated(() => form.getValues('newPassword')),
          )}
        />
        <FormFoot failure={failure} busy={busy} submitText={t('passwordSave')} />
      </form>
    </Panel>
  )
}
