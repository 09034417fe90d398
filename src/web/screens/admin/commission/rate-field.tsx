import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { MAX_RATE } from '../../../../domains/commission/rules/pick-rate.ts'
import { maskHundredths, parseHundredths } from '../../../parts/forms/hundredths.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { TextField } from '../../../ui/text-field.tsx'

const mask = maskHundredths(2)

/** Basis points of what was typed as per cent; undefined when it is no rate. */
export function readRate(text: string): number | undefined {
  const rate = parseHundredths(text)
  return rate === null || rate === undefined || rate > MAX_RATE ? undefined : rate
}

type Props<F extends FieldValues> = { control: Control<F>; className?: string }

/** The field `rate` of a form: per cent as typed. */
export function RateField<F extends FieldValues & { rate: string }>({ control, className }: Props<F>) {
  const t = useTexts('deliverySettings')
  const { field, fieldState } = useController({
    control,
    name: 'rate' as FieldPath<F>,
    rules: { validate: (text: string) => readRate(text) !== undefined || t('rateWrong') },
  })
  return (
    <TextField
      className={className}
      label={t('rate')}
      hint={t('rateHint')}
      error={fieldState.error?.message}
      inputMode="decimal"
      autoComplete="off"
      required
      {...field}
      onChange={({ target }) => field.onChange(mask(target.value))}
    />
  )
}
