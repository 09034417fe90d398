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

type Props = { value: string; error: string | undefined; onText: (text: string) => void; className?: string }

export function RateField({ value, error, onText, className }: Props) {
  const t = useTexts('deliverySettings')
  return (
    <TextField
      className={className}
      label={t('rate')}
      hint={t('rateHint')}
      name="rate"
      value={value}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      required
      onChange={({ target }) => onText(mask(target.value))}
    />
  )
}
