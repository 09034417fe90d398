import { type KeyboardEvent, useState } from 'react'
import type { Group, Result } from '../../../../../domains/units/rules/facts.ts'
import { MEASURED } from '../../../../../domains/units/rules/facts.ts'
import { createKeyAct } from '../../../../parts/scanner/use-hand-scanner.ts'
import type { FactsForm } from '../../../../parts/units/facts-form.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceRow } from './choice-row.tsx'

const KEYS: Readonly<Record<string, Result>> = { 1: 'passed', 2: 'failed', 3: 'notTested' }

type Props = { group: Group; tests: FactsForm['tests']; onChange: (tests: FactsForm['tests']) => void }

/** The row of what has the focus. */
const rowOf = (element: EventTarget) => (element instanceof Element ? element.closest<HTMLElement>('[data-row]') : null)

/** Puts the focus on the first choice of a row, or on what is chosen there. */
function enterRow(row: Element | null | undefined): void {
  const chosen = row?.querySelector<HTMLElement>('input:checked') ?? row?.querySelector<HTMLElement>('input')
  chosen?.focus()
}

/** What works and what does not, test by test. With the focus on one, 1, 2 and 3 answer it and go on to the next. */
export function TestList({ group, tests, onChange }: Props) {
  const t = useTexts('bench')
  const units = useTexts('units')
  const [act] = useState(createKeyAct)
  const names: readonly string[] = MEASURED[group].tests
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const result = KEYS[event.key]
    const row = rowOf(event.target)
    const name = row?.dataset.row?.replace('tests.', '')
    if (result === undefined || name === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    const next = row?.nextElementSibling
    act(() => {
      onChange({ ...tests, [name]: result })
      enterRow(next)
    })
  }
  const rest = names.filter((name) => !tests[name])
  return (
    <section aria-labelledby="tests" onKeyDown={press}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-2">
        <h3 id="tests" className="font-semibold">
          {t('tests')}
        </h3>
        <p className="numbers text-muted text-sm">
          {t('testsDone', { count: names.length - rest.length, all: names.length })}
        </p>
      </div>
      <div className="flex flex-col gap-3">
        {names.map((name) => (
          <ChoiceRow
            key={name}
            inline
            field={`tests.${name}`}
            legend={units(`test_${name as 'power'}`)}
            choices={[
              { value: 'passed', label: t('passed'), tone: 'good' },
              { value: 'failed', label: t('failed'), tone: 'danger' },
              { value: 'notTested', label: t('notTested') },
            ]}
            value={tests[name] ?? ''}
            onChange={(result) => onChange({ ...tests, [name]: result })}
          />
        ))}
      </div>
      {rest.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => onChange({ ...tests, ...Object.fromEntries(rest.map((name) => [name, 'passed' as const])) })}
        >
          {t('restPassed', { count: rest.length })}
        </Button>
      )}
    </section>
  )
}
