import { useForm } from 'react-hook-form'
import {
  END_KINDS,
  type EndKind,
  earliestLastDay,
  REASONS_LIMIT,
} from '../../../../../domains/approval/rules/end-rules.ts'
import { dateFormat } from '../../../../../values/dates.ts'
import { api } from '../../../../browser-api.ts'
import { TextArea } from '../../../../parts/forms/text-area.tsx'
import { useAction } from '../../../../parts/forms/use-action.ts'
import { useConfirmed } from '../../../../parts/security/use-confirmed.tsx'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'

type Props = { companyId: number; noticeDays: number; onClose: () => void }
type Typed = { kind: EndKind; lastDay: string; atOnce: boolean; provision: string; reasons: string }

/** Asks how, when and why the contract with a company ends. */
export function PlanEndDialog({ companyId, noticeDays, onClose }: Props) {
  const t = useTexts('oversight')
  const locale = useLocale()
  const { busy, run } = useAction()
  const { confirmed, dialog } = useConfirmed()
  const form = useForm<Typed>({
    defaultValues: { kind: 'notice', lastDay: '', atOnce: false, provision: '', reasons: '' },
  })
  const { errors } = form.formState
  const [kind, atOnce] = form.watch(['kind', 'atOnce'])
  const earliest = earliestLastDay(kind, new Date(), noticeDays)
  const now = kind !== 'notice' && atOnce
  const shown = dateFormat(locale, { dateStyle: 'long' }).format(new Date(`${earliest}T12:00:00Z`))
  const plan = form.handleSubmit(async ({ lastDay, provision, reasons }) => {
    const body = { kind, lastDay: now ? null : lastDay, provision: provision.trim(), reasons: reasons.trim() }
    const call = () => api('POST /api/admin/companies/{id}/end', { params: { id: companyId }, body })
    const act = async () => (await confirmed(() => call().then(() => true))) ?? false
    if (await run(act, t('endPlannedDone'))) onClose()
  })
  return (
    <>
      <FormDialog title={t('endPlan')} action={t('endPlan')} danger busy={busy} onClose={onClose} onSubmit={plan}>
        <p className="text-sm">{t('endPlanText')}</p>
        <SelectField
          label={t('endKind')}
          options={END_KINDS.map((value) => ({ value, label: t(`endKind_${value}`) }))}
          {...form.register('kind')}
        />
        {kind !== 'notice' && <CheckboxField label={t('atOnce')} {...form.register('atOnce')} />}
        {!now && (
          <TextField
            type="date"
            label={t('lastDay')}
            hint={t('lastDayHint', { day: shown })}
            min={earliest}
            error={errors.lastDay?.message}
            {...form.register('lastDay', {
              validate: (day) => (day && day >= earliest) || (day ? t('lastDayHint', { day: shown }) : t('dayNeeded')),
            })}
          />
        )}
        <TextField
          label={t('provision')}
          hint={t('provisionHint')}
          maxLength={500}
          error={errors.provision?.message}
          {...form.register('provision', { validate: (text) => text.trim().length >= 3 || t('provisionNeeded') })}
        />
        <TextArea
          label={t('reasons')}
          hint={t('reasonsHint')}
          rows={5}
          maxLength={REASONS_LIMIT}
          error={errors.reasons?.message}
          {...form.register('reasons', { validate: (text) => text.trim().length >= 10 || t('wordsNeeded') })}
        />
      </FormDialog>
      {dialog}
    </>
  )
}
