import type { UseFormReturn } from 'react-hook-form'
import type { DecisionBody } from '../../../domains/moderation/operator/contract.ts'
import {
  FACTS_LIMIT,
  GROUNDS,
  EXPLANATION_LEAST as least,
  type Measure,
  PROVISION_LIMIT,
  type ReportReason,
  type SubjectKind,
} from '../../../domains/moderation/rules/reasons.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextArea } from '../forms/text-area.tsx'

/** `reason`: asked for where no report names one. */
export type DecisionForm = DecisionBody & { reason?: ReportReason }
type Props = {
  file: { kind: SubjectKind; measures: readonly Measure[] }
  form: UseFormReturn<DecisionForm>
  reasons?: readonly ReportReason[]
}

/** What a decision has to say, whether it is the first or answers a complaint. */
export function DecisionFields({ file, form, reasons }: Props) {
  const t = useTexts('moderationWork')
  const words = useTexts('moderation')
  const { errors } = form.formState
  const { kind } = file
  const name = (measure: Measure) => {
    if (measure === 'none' || measure === 'suspend') return t(`measure_${measure}`)
    if (measure === 'restrict') return t(kind === 'shop' ? 'measure_restrict_shop' : 'measure_restrict_product')
    return t(kind === 'review' ? 'measure_remove_review' : 'measure_remove_product')
  }
  return (
    <>
      <SelectField
        label={t('measure')}
        options={file.measures.map((value) => ({ value, label: name(value) }))}
        {...form.register('measure')}
      />
      {reasons && (
        <SelectField
          label={t('reason')}
          options={reasons.map((value) => ({ value, label: words(`reason_${value}`) }))}
          {...form.register('reason')}
        />
      )}
      <SelectField
        label={t('ground')}
        options={GROUNDS.map((value) => ({ value, label: t(`ground_${value}`) }))}
        {...form.register('ground')}
      />
      <TextField
        label={t('provision')}
        maxLength={PROVISION_LIMIT}
        error={errors.provision && words('wrong_explanation', { least: 3, most: PROVISION_LIMIT })}
        {...form.register('provision', { validate: (text) => text.trim().length >= 3 })}
      />
      <TextArea
        label={t('facts')}
        rows={5}
        maxLength={FACTS_LIMIT}
        error={errors.facts && words('wrong_explanation', { least, most: FACTS_LIMIT })}
        {...form.register('facts', { validate: (text) => text.trim().length >= least })}
      />
    </>
  )
}
