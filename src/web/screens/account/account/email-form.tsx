import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { Profile } from '../../../../domains/accounts/contract.ts'
import { api } from '../../../browser-api.ts'
import { useFieldRules } from '../../../parts/forms/use-field-rules.ts'
import { useConfirmed } from '../../../parts/security/use-confirmed.tsx'
import { useCall } from '../../../parts/sign-in/use-call.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { FormFoot } from './form-foot.tsx'

type Props = { onClose: () => void; onAsked: (profile: Profile) => void }

/** Asks for another e-mail address; both addresses get a mail. */
export function EmailForm({ onClose, onAsked }: Props) {
  const t = useTexts('profile')
  const notices = useTexts('notices')
  const rules = useFieldRules()
  const { confirmed, dialog } = useConfirmed()
  const form = useForm({ defaultValues: { email: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('email'), [setFocus])
  const { busy, failure, submit } = useCall(form, {
    async call({ email }) {
      const body = { email: email.trim() }
      const profile = await confirmed(() => api('POST /api/account/email', { body }))
      if (!profile) return
      notify('good', t('emailAsked'))
      onAsked(profile)
    },
    message: () => notices('actionFailed'),
  })
  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 max-w-md">
        <TextField
          label={t('emailNew')}
          hint={t('emailNewHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={200}
          error={form.formState.errors.email?.message}
          {...form.register('email', rules.email)}
        />
        <div className="mt-5">
          <FormFoot failure={failure} busy={busy} submitText={t('emailSend')} onCancel={onClose} />
        </div>
      </form>
      {dialog}
    </>
  )
}
