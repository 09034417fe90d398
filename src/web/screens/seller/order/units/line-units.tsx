import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Choices } from './choices.tsx'
import { missingOf, type UnitLine, waitingOf } from './line-of-unit.ts'
import { UnitFacts } from './unit-facts.tsx'

type Unit = UnitLine['choices'][number]
type Props = {
  line: UnitLine
  /** Whether units may still be chosen and taken off. */
  changes: boolean
  busy: boolean
  onChoose: (unit: Unit) => void
  onRemove: (unit: Unit) => void
}

/** One line of the order: its units, how many are missing, and those that fit. */
export function LineUnits({ line, changes, busy, onChoose, onRemove }: Props) {
  const t = useTexts('bench')
  const missing = missingOf(line)
  const head = useRef<HTMLHeadingElement>(null)
  // The button that was pressed goes away: the focus stays at its line.
  const stay = (act: (unit: Unit) => void) => (unit: Unit) => {
    head.current?.focus({ preventScroll: true })
    act(unit)
  }
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 ref={head} tabIndex={-1} className="wrap-anywhere font-semibold text-sm outline-none">
          {line.name}
        </h3>
        {changes && line.left > 0 && (
          <Badge tone={missing > 0 ? 'warning' : 'good'}>
            {missing > 0
              ? t('unitsMissing', { count: missing, all: line.left })
              : t('unitsComplete', { count: line.left })}
          </Badge>
        )}
      </div>
      {line.units.length > 0 && (
        <ul aria-label={t('unitsOf', { name: line.name })} className="mt-1 divide-y divide-line">
          {line.units.map((unit) => (
            <li key={unit.code} className="flex items-center gap-3 py-1">
              <UnitFacts unit={unit} />
              {unit.leftAt === null ? (
                changes && (
                  <IconButton
                    label={t('removeUnit', { name: unit.name, code: unit.code })}
                    disabled={busy}
                    onClick={() => stay(onRemove)(unit)}
                  >
                    <X className="size-4" aria-hidden="true" />
                  </IconButton>
                )
              ) : (
                <Badge tone={unit.returnedAt ? 'warning' : 'neutral'}>
                  {t(unit.returnedAt ? 'unitBack' : unit.shipmentId === null ? 'unitHanded' : 'unitSent')}
                </Badge>
              )}
            </li>
          ))}
        </ul>
      )}
      {changes && line.left > 1 && waitingOf(line).length > 1 && (
        <p className="pt-1 text-muted text-xs">{t('unitsInTurn')}</p>
      )}
      {changes && missing > 0 && <Choices line={line} busy={busy} onChoose={stay(onChoose)} />}
    </li>
  )
}
