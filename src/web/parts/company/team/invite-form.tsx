import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { TEAM_ROLES, type TeamRole } from '../../../../domains/companies/rules/team-permissions.ts'
import { api } from '../../../browser-api.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { refuseFields } from '../../account/refuse-fields.ts'
import { useSending } from '../../account/use-sending.ts'
import { isEmail } from '../../sign-in/field-rules.ts'

type Values = { email: string; role: TeamRole }

export function InviteForm({ companyId }: { companyId: number }) {
  const t = useTexts('team')
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const { busy, send } = useSending()
  const [empty] = useState<Values>({ email: '', role: 'manager' })
  const form = useForm<Values>({ defaultValues: empty })
  const invite = form.handleSubmit((values) =>
    send(async () => {
      try {
        const body = { email: values.email.trim(), role: values.role }
        await api('POST /api/companies/{id}/invitations', { params: { id: companyId }, body })
        notify('good', t('invited'))
        form.reset({ ...empty, role: values.role })
        await revalidate()
      } catch (error) {
        refuseFields(form, error)
        showFailure(error, locale)
      }
    }),
  )
  const right = (text: string) => (text.trim() === '' ? t('emailRequired') : isEmail(text) || t('emailInvalid'))
  return (
    <form noValidate onSubmit={(event) => void invite(event)} className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
      <TextField
        label={t('inviteEmail')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={200}
        required
        error={form.formState.errors.email?.message}
        {...form.register('email', { validate: right })}
      />
      <SelectField
        label={t('role')}
        options={TEAM_ROLES.map((value) => ({ value, label: t(`role_${value}`) }))}
        {...form.register('role')}
      />
      <p className="text-muted text-sm sm:col-span-2">{t('inviteHint')}</p>
      <div className="sm:col-span-2">
        <Button type="submit" busy={busy}>
          {t('invite')}
        </Button>
      </div>
    </form>
  )
}
