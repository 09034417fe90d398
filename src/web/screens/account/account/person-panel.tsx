import { useForm } from 'react-hook-form'
import type { Profile } from '../../../../domains/accounts/contract.ts'
import { LANGUAGES, LOCALES } from '../../../../values/locale.ts'
import { api } from '../../../browser-api.ts'
import { useFieldRules } from '../../../parts/forms/use-field-rules.ts'
import { useCall } from '../../../parts/sign-in/use-call.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { FormFoot } from './form-foot.tsx'
import { renameSession } from './rename-session.ts'

type Props = { profile: Profile; onChange: (profile: Profile) => void }

/** E01: what the market calls the person and how it reaches them. */
export function PersonPanel({ profile, onChange }: Props) {
  const t = useTexts('profile')
  const a = useTexts('account')
  const shell = useTexts('shell')
  const notices = useTexts('notices')
  const rules = useFieldRules()
  const { username, firstName, lastName, phone, locale } = profile
  const form = useForm({ defaultValues: { username, firstName, lastName, phone, locale } })
  const { errors } = form.formState
  const { busy, failure, submit } = useCall(form, {
    async call(body) {
      const saved = await api('PUT /api/account', { body })
      renameSession(saved.firstName)
      onChange(saved)
      notify('good', t('saved'))
    },
    message: () => notices('actionFailed'),
  })
  return (
    <Panel title={t('personTitle')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={shell('firstName')}
          autoComplete="given-name"
          maxLength={80}
          error={errors.firstName?.message}
          {...form.register('firstName', rules.required)}
        />
        <TextField
          label={shell('lastName')}
          autoComplete="family-name"
          maxLength={80}
          error={errors.lastName?.message}
          {...form.register('lastName', rules.required)}
        />
        <TextField
          label={a('username')}
          hint={t('usernameHint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          error={errors.username?.message}
          {...form.register('username', rules.username)}
        />
        <TextField
          label={a('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          error={errors.phone?.message}
          {...form.register('phone', rules.phone)}
        />
        <SelectField
          label={t('language')}
          hint={t('languageHint')}
          options={LOCALES.map((value) => ({ value, label: LANGUAGES[value].name }))}
          {...form.register('locale')}
        />
        <div className="sm:col-span-2">
          <FormFoot failure={failure} busy={busy} />
        </div>
      </form>
    </Panel>
  )
}
