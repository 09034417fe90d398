import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceCards } from '../../../../ui/choice-cards.tsx'

type Props = {
  legend: string
  /** Stands for all fields of the part when one of them is wrong: `shippingAddress`, `invoice`. */
  group: string
  choices: readonly { id: number; label: ReactNode; text: ReactNode }[]
  chosen: number | null
  other: string
  error?: string | undefined
  onChoose: (id: number | null) => void
}

const OTHER = 'other'
/** So many stand there at first, besides the chosen one. */
const FIRST = 3

/** What is kept in the address book, and something else to be typed. */
export function SavedChoice({ legend, group, choices, chosen, other, error, onChoose }: Props) {
  const t = useTexts('checkout')
  const [all, setAll] = useState(choices.length <= FIRST + 1)
  const shown = all ? choices : choices.filter(({ id }, index) => index < FIRST || id === chosen)
  return (
    <div data-group={group}>
      <ChoiceCards
        legend={legend}
        legendHidden
        value={chosen === null ? OTHER : String(chosen)}
        error={error}
        columns
        onChange={(value) => onChoose(value === OTHER ? null : Number(value))}
        choices={[
          ...shown.map(({ id, label, text }) => ({ value: String(id), label, text })),
          { value: OTHER, label: other },
        ]}
      />
      {!all && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t('showAllKept', { count: choices.length })}
        </Button>
      )}
    </div>
  )
}
