import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { RefundReason } from '../../../domains/refunds/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../forms/text-area.tsx'

export type ReasonForm<R extends RefundReason = RefundReason> = { reason: R; words: string }
const LONGEST = 500

/** Why, and what the buyer reads of it; `another` says nothing without words. */
export function ReasonFields<F extends ReasonForm & FieldValues>({
  form,
  reasons,
}: {
  form: UseFormReturn<F>
  reasons: readonly RefundReason[]
}) {
  const t = useTexts('refunds')
  // Whatever else the form holds, it holds these two.
  const { register, watch, formState } = form as unknown as UseFormReturn<ReasonForm>
  const error = formState.errors.words?.message
  return (
    <>
      <SelectField
        label={t('reason')}
        options={reasons.map((value) => ({ value, label: t(`refund_reason_${value}`) }))}
        {...register('reason')}
      />
      <TextArea
        label={t('words')}
        hint={t('wordsHint')}
        rows={3}
        maxLength={LONGEST}
        {...(watch('reason') !== 'another' && { optional: true })}
        {...(error && { error })}
        {...register('words', {
          validate: (words, { reason }) => reason !== 'another' || words.trim() !== '' || t('required'),
        })}
      />
    </>
  )
}
