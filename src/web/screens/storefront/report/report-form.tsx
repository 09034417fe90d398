import type { ReportSubject } from '../../../../domains/moderation/contract.ts'
import {
  EXPLANATION_LEAST as least,
  EXPLANATION_LIMIT as most,
  reasonsOf,
} from '../../../../domains/moderation/rules/reasons.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type FIELDS, useReporting } from './use-reporting.ts'

/** What a form without scripts sent, and `wrong_…` and `problem` of what is wrong with it. */
export type Filled = Readonly<Record<string, string>>

/** A plain form: it works without scripts, and what was typed stays. */
export function ReportForm({
  subject,
  address,
  filled,
}: {
  subject: ReportSubject
  address: string
  filled: Filled | null
}) {
  const t = useTexts('moderation')
  const { wrong, busy, submit } = useReporting(subject, filled)
  const error = (field: (typeof FIELDS)[number]) =>
    wrong.has(field) ? t(`wrong_${field}`, { least, most }) : undefined
  const problem = PROBLEMS.find((one) => one === filled?.problem)
  const reasons = reasonsOf(subject.kind).map((value) => ({ value, label: t(`reason_${value}`) }))
  return (
    <form method="post" action="?" noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {problem && (
        <Notice tone="danger" live>
          {t(`problem_${problem}`)}
        </Notice>
      )}
      <SelectField
        label={t('reason')}
        name="reason"
        required
        defaultValue={filled?.reason ?? ''}
        options={[{ value: '', label: t('reasonChoose') }, ...reasons]}
        error={error('reason')}
      />
      <TextArea
        label={t('explanation')}
        name="explanation"
        hint={t('explanationHint', { least, most })}
        rows={6}
        maxLength={most}
        required
        defaultValue={filled?.explanation}
        error={error('explanation')}
      />
      <TextField
        label={t('address')}
        name="address"
        maxLength={500}
        required
        defaultValue={filled?.address || address}
        error={error('address')}
      />
      <p className="text-muted text-sm">{t('whoHint')}</p>
      <TextField
        label={t('name')}
        name="name"
        autoComplete="name"
        maxLength={120}
        defaultValue={filled?.name}
        error={error('name')}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={200}
        hint={t('emailHint')}
        defaultValue={filled?.email}
        error={error('email')}
      />
      <CheckboxField label={t('goodFaith')} name="goodFaith" value="true" error={error('goodFaith')} />
      <Button type="submit" size="lg" wide busy={busy}>
        {t('send')}
      </Button>
    </form>
  )
}

const PROBLEMS = ['often', 'suspended', 'gone', 'failed'] as const
