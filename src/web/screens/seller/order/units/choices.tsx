import { useState } from 'react'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { type UnitLine, unitsFound } from './line-of-unit.ts'
import { UnitFacts } from './unit-facts.tsx'

/** So many are seen at a glance; more are searched. */
const GLANCE = 6

type Props = { line: UnitLine; busy: boolean; onChoose: (unit: UnitLine['choices'][number]) => void }

/** Units in stock that fit a line, to pick one without scanning it. */
export function Choices({ line: { choices, name }, busy, onChoose }: Props) {
  const t = useTexts('bench')
  const [typed, setTyped] = useState('')
  if (choices.length === 0) return <p className="pt-2 text-muted text-sm">{t('noFitting')}</p>
  const found = unitsFound(choices, typed)
  return (
    <Disclosure className="mt-1 border-b-0" title={t('fitting', { count: choices.length })}>
      {choices.length > GLANCE && (
        <TextField
          className="mb-2"
          type="search"
          label={t('search')}
          hint={t('searchHint')}
          value={typed}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <ul aria-label={t('fittingOf', { name })} className="max-h-96 divide-y divide-line overflow-y-auto">
        {found.map((unit) => (
          <li key={unit.code} className="flex items-center gap-3 py-1">
            <UnitFacts unit={unit} />
            <Button
              size="sm"
              variant="secondary"
              disabled={busy}
              aria-label={t('chooseUnitOf', { name: unit.name, code: unit.code })}
              onClick={() => onChoose(unit)}
            >
              {t('chooseUnit')}
            </Button>
          </li>
        ))}
        {found.length === 0 && <li className="py-2 text-muted text-sm">{t('nothingFound')}</li>}
      </ul>
    </Disclosure>
  )
}
