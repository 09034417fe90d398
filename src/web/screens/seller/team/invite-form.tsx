import { TEAM_ROLES } from '../../../../domains/companies/rules/team-permissions.ts'
import { isEmail } from '../../../parts/forms/field-rules.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useInvite } from './use-invite.ts'

export function InviteForm({ companyId }: { companyId: number }) {
  const t = useTexts('team')
  const { form, busy, invite } = useInvite(companyId)
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
