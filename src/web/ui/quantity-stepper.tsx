import { Minus, Plus } from 'lucide-react'
import { useTexts } from '../texts/use-texts.tsx'

type Props = {
  value: number
  onChange: (value: number) => void
  min?: number
  max: number
  /** What is counted, for readers: a product's name. */
  label?: string
  busy?: boolean
  /** The form it is sent with, where that is elsewhere; without scripts the number is typed. */
  form?: string
}

const step =
  'inline-flex size-11 items-center justify-center noscript:hidden hover:bg-sunken disabled:text-edge disabled:hover:bg-transparent disabled:cursor-not-allowed'

export function QuantityStepper({ value, onChange, min = 1, max, label, busy, form }: Props) {
  const t = useTexts('shell')
  const name = label ? `${t('quantity')}: ${label}` : t('quantity')
  const set = (next: number) => onChange(Math.min(Math.max(next, min), Math.max(max, min)))
  return (
    <fieldset aria-label={name} className="inline-flex items-center rounded-md border border-edge bg-surface">
      <button
        type="button"
        className={step}
        aria-label={t('decrease')}
        disabled={busy || value <= min}
        onClick={() => set(value - 1)}
      >
        <Minus className="size-4" aria-hidden="true" />
      </button>
      <input
        className="numbers h-11 w-11 bg-transparent text-center text-base"
        inputMode="numeric"
        name={form && 'quantity'}
        form={form}
        aria-label={name}
        value={value}
        onChange={(event) => {
          const typed = Number(event.target.value.replace(/\D/g, ''))
          if (typed >= min) set(typed)
        }}
      />
      <button
        type="button"
        className={step}
        aria-label={t('increase')}
        disabled={busy || value >= max}
        onClick={() => set(value + 1)}
      >
        <Plus className="size-4" aria-hidden="true" />
      </button>
    </fieldset>
  )
}
