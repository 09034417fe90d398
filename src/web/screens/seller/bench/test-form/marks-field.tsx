import type { Seen } from '../../../../../domains/units/rules/facts.ts'
import type { MarksForm } from '../../../../parts/units/facts-form.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { QuantityStepper } from '../../../../ui/quantity-stepper.tsx'
import { ChoiceRow } from './choice-row.tsx'

const SEEN: readonly Seen[] = ['none', 'at20', 'at50', 'damaged']

type Props = { field: 'screen' | 'body'; legend: string; value: MarksForm; onChange: (value: MarksForm) => void }

/** The worst marks of screen or body: from how far they are seen, and how many are as bad. */
export function MarksField({ field, legend, value, onChange }: Props) {
  const t = useTexts('bench')
  const marked = value.seen !== '' && value.seen !== 'none'
  return (
    <div>
      <ChoiceRow
        field={field}
        legend={legend}
        choices={SEEN.map((seen) => ({
          value: seen,
          label: t(`seen_${seen}`),
          ...(seen === 'none' ? { tone: 'good' as const } : seen === 'damaged' ? { tone: 'danger' as const } : {}),
        }))}
        value={value.seen}
        onChange={(seen) =>
          onChange({ seen, count: seen === 'none' ? '0' : value.count === '0' ? '1' : value.count || '1' })
        }
      />
      {marked && (
        <div className="mt-2 flex items-center gap-3">
          <span className="text-sm">{t('howMany')}</span>
          <QuantityStepper
            label={t('howManyOf', { name: legend })}
            value={Math.max(1, Number(value.count) || 1)}
            max={99}
            onChange={(count) => onChange({ ...value, count: String(count) })}
          />
        </div>
      )}
    </div>
  )
}
