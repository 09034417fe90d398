import type { FactsForm } from '../../../../parts/units/facts-form.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { TextField } from '../../../../ui/text-field.tsx'

type Part = Pick<FactsForm, 'percent' | 'measuredOn' | 'cycles'>
type Props = {
  value: Part
  wrong: (field: string) => string | undefined
  today: string
  onChange: (part: Partial<Part>) => void
}

/** What is left of the battery, and when that was read off. */
export function BatteryFields({ value, wrong, today, onChange }: Props) {
  const t = useTexts('bench')
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <TextField
        label={t('percent')}
        name="battery.percent"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={value.percent}
        error={wrong('battery.percent')}
        onChange={({ target }) => onChange({ percent: target.value })}
      />
      <TextField
        label={t('measuredOn')}
        name="battery.measuredOn"
        type="date"
        max={today}
        value={value.measuredOn}
        error={wrong('battery.measuredOn')}
        onChange={({ target }) => onChange({ measuredOn: target.value })}
      />
      <TextField
        label={t('cycles')}
        name="battery.cycles"
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={value.cycles}
        error={wrong('battery.cycles')}
        onChange={({ target }) => onChange({ cycles: target.value })}
      />
    </div>
  )
}
