import { type Group, MEASURED } from '../../../../../domains/units/rules/facts.ts'
import type { FactsForm } from '../../../../parts/units/facts-form.ts'
import { capital, useUnitWords } from '../../../../parts/units/unit-words.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { ChoiceRow } from './choice-row.tsx'

type Props = {
  group: Group
  draft: FactsForm
  wrong: (field: string) => string | undefined
  onChange: (part: Partial<FactsForm>) => void
}

const WIPED = ['clear', 'purge', 'destroy', 'none'] as const
const PARTS = ['none', 'original', 'other'] as const

/** Locks, data, exchanged parts, counter and what comes with it. */
export function OtherFacts({ group, draft, wrong, onChange }: Props) {
  const t = useTexts('bench')
  const words = useUnitWords()
  const kind = MEASURED[group]
  const counter = kind.counter
  return (
    <>
      {kind.locks.map((lock) => (
        <ChoiceRow
          key={lock}
          inline
          field={`locks.${lock}`}
          legend={capital(words.t(`lock_${lock}`), words)}
          choices={[
            { value: 'off', label: t('lockOff'), tone: 'good' },
            { value: 'on', label: t('lockOn'), tone: 'danger' },
          ]}
          value={draft.locks[lock] ?? ''}
          onChange={(is) => onChange({ locks: { ...draft.locks, [lock]: is } })}
        />
      ))}
      {kind.wiped && (
        <ChoiceRow
          field="wiped"
          legend={capital(words.t('fact_wiped'), words)}
          choices={WIPED.map((how) => ({
            value: how,
            label: t(`wiped_${how}`),
            ...(how === 'none' && { tone: 'danger' as const }),
          }))}
          value={draft.wiped}
          onChange={(wiped) => onChange({ wiped })}
        />
      )}
      {kind.parts && (
        <ChoiceRow
          field="parts"
          legend={capital(words.t('fact_parts'), words)}
          choices={PARTS.map((which) => ({ value: which, label: t(`${which}_parts`) }))}
          value={draft.parts}
          onChange={(parts) => onChange({ parts })}
        />
      )}
      {counter && (
        <TextField
          className="max-w-60"
          label={capital(words.t(`fact_${counter}`), words)}
          name="counter"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={draft.counter}
          error={wrong('counter')}
          onChange={({ target }) => onChange({ counter: target.value })}
        />
      )}
      {kind.accessories.map((accessory) => (
        <ChoiceRow
          key={accessory}
          inline
          field={`accessories.${accessory}`}
          legend={capital(words.t(`accessory_${accessory}`), words)}
          choices={[
            { value: 'yes', label: t('included') },
            { value: 'no', label: t('notIncluded') },
          ]}
          value={draft.accessories[accessory] ?? ''}
          onChange={(has) => onChange({ accessories: { ...draft.accessories, [accessory]: has } })}
        />
      ))}
    </>
  )
}
