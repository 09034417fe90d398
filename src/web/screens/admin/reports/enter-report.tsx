import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import {
  EXPLANATION_LEAST as least,
  EXPLANATION_LIMIT as most,
  type ReportReason,
  reasonsOf,
  SUBJECT_KINDS,
  type SubjectKind,
} from '../../../../domains/moderation/rules/reasons.ts'
import { api } from '../../../browser-api.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

const ENTERED = ['authority', 'safety', 'operator'] as const
const EMPTY = {
  ...{ source: 'authority' as (typeof ENTERED)[number], kind: 'product' as SubjectKind, id: '' },
  ...{ reason: 'unsafe' as ReportReason, explanation: '', receivedAt: '' },
}

/** What came another way than by the form: its clock runs from when it came. */
export function EnterReport() {
  const t = useTexts('moderationWork')
  const words = useTexts('moderation')
  const navigate = useNavigate()
  const { busy, run } = useAction()
  const form = useForm({ defaultValues: EMPTY })
  const { errors } = form.formState
  const reasons = reasonsOf(form.watch('kind'))
  const save = form.handleSubmit(async ({ id, receivedAt, reason, ...said }) => {
    let made: number | undefined
    const fit = reasons.includes(reason) ? reason : 'another'
    const body = { ...said, reason: fit, id: Number(id), receivedAt: new Date(receivedAt).toISOString() }
    const entered = async () => {
      made = (await api('POST /api/admin/reports', { body })).id
    }
    if ((await run(entered, t('entered'))) && made) await navigate(`/admin/reports/${made}`)
  })
  return (
    <Disclosure title={t('enter')} className="mt-4">
      <p className="max-w-text text-muted text-sm">{t('enterText')}</p>
      <form noValidate onSubmit={(event) => void save(event)} className="mt-4 grid max-w-3xl gap-4 sm:grid-cols-2">
        <SelectField
          label={t('source')}
          options={ENTERED.map((value) => ({ value, label: t(`source_${value}`) }))}
          {...form.register('source')}
        />
        <TextField
          label={t('receivedAtField')}
          type="datetime-local"
          error={errors.receivedAt && words('wrong_address')}
          {...form.register('receivedAt', { validate: (text) => !Number.isNaN(Date.parse(text)) })}
        />
        <SelectField
          label={t('kind')}
          options={SUBJECT_KINDS.map((value) => ({ value, label: words(`kind_${value}`) }))}
          {...form.register('kind')}
        />
        <TextField
          label={t('subjectId')}
          hint={t('subjectIdHint')}
          inputMode="numeric"
          error={errors.id && t('subjectIdHint')}
          {...form.register('id', { pattern: /^[1-9]\d{0,8}$/, required: true })}
        />
        <SelectField
          label={t('reason')}
          className="sm:col-span-2"
          options={reasons.map((value) => ({ value, label: words(`reason_${value}`) }))}
          {...form.register('reason')}
        />
        <TextArea
          label={t('words')}
          className="sm:col-span-2"
          maxLength={most}
          error={errors.explanation && words('wrong_explanation', { least, most })}
          {...form.register('explanation', { validate: (text) => text.trim().length >= least })}
        />
        <Button type="submit" busy={busy} className="self-start justify-self-start">
          {t('save')}
        </Button>
      </form>
    </Disclosure>
  )
}
