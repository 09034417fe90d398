import { Minus, Plus } from 'lucide-react'
import { WHEN_LEFT } from '../../../../parts/forms/draft/use-autosave.ts'
import { readWhole } from '../../../../parts/forms/read-number.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Field } from '../../../../ui/field.tsx'
import type { VersionForm } from '../form-state.ts'
import { useOfferTools } from '../offer-tools.ts'
import { stockDelta } from './stock-delta.ts'

type Props = {
  name: string
  version: VersionForm
  error: string | undefined
  onChange: (part: Partial<VersionForm>) => void
}

// As tall as the fields beside it: the frame goes around the buttons.
const step = '-my-px inline-flex size-11 shrink-0 items-center justify-center hover:bg-sunken disabled:opacity-40'
const MOST = 1_000_000

/** Pieces on stock. What is typed becomes a change against what there was: sales of the meantime are kept. */
export function QuantityField({ name, version, error, onChange }: Props) {
  const t = useTexts('offer')
  const { editable } = useOfferTools()
  const delta = stockDelta(version)
  const now = readWhole(version.quantity) ?? version.loaded
  const set = (quantity: number) => onChange({ quantity: String(Math.min(MOST, Math.max(0, quantity))) })
  const sign = delta > 0 ? `+${delta}` : `−${-delta}`
  const hint =
    version.id === null
      ? undefined
      : delta === 0
        ? t('stockNow', { count: version.loaded })
        : t('stockDelta', { delta: sign, loaded: version.loaded })
  return (
    <Field label={t('quantity')} hint={hint} error={error} className="min-w-0">
      {(control) => (
        <span
          {...WHEN_LEFT}
          className="flex max-w-48 items-center rounded-md border border-edge bg-surface hover:border-ink focus-within:border-accent focus-within:outline-2 focus-within:outline-accent"
        >
          <button
            type="button"
            className={step}
            aria-label={t('fewer')}
            disabled={!editable || now <= 0}
            onClick={() => set(now - 1)}
          >
            <Minus className="size-4" aria-hidden="true" />
          </button>
          <input
            {...control}
            name={name}
            value={version.quantity}
            inputMode="numeric"
            maxLength={7}
            readOnly={!editable}
            autoComplete="off"
            className="numbers -my-px h-11 w-full min-w-0 bg-transparent text-center text-base outline-none"
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => onChange({ quantity: target.value })}
          />
          <button
            type="button"
            className={step}
            aria-label={t('more')}
            disabled={!editable}
            onClick={() => set(now + 1)}
          >
            <Plus className="size-4" aria-hidden="true" />
          </button>
        </span>
      )}
    </Field>
  )
}
