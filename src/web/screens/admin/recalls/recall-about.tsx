import type { UseFormReturn } from 'react-hook-form'
import { RECALL_KINDS, RECALL_SOURCES } from '../../../../domains/recalls/rules/recall-steps.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { RecallValues } from './recall-values.ts'

/** What sort of notice it is, where from, since when and on which ground. */
export function RecallAbout({ form }: { form: UseFormReturn<RecallValues> }) {
  const t = useTexts('productSafety')
  const { errors } = form.formState
  const wrong = (name: keyof RecallValues) => errors[name] && t('wrongField')
  return (
    <>
      <SelectField
        label={t('kind')}
        options={RECALL_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
        {...form.register('kind')}
      />
      <SelectField
        label={t('source')}
        options={RECALL_SOURCES.map((value) => ({ value, label: t(`source_${value}`) }))}
        {...form.register('source')}
      />
      <TextField
        label={t('receivedAt')}
        type="datetime-local"
        error={wrong('receivedAt')}
        {...form.register('receivedAt', { validate: (text) => !Number.isNaN(Date.parse(text)) })}
      />
      <TextField
        label={t('provision')}
        maxLength={300}
        error={wrong('provision')}
        {...form.register('provision', { validate: (text) => text.trim().length >= 3 })}
      />
    </>
  )
}
