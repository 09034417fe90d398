import { useState } from 'react'
import type { OwnUnit } from '../../../domains/units/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { GradeByHand } from './grade-by-hand.tsx'
import { GradeMark } from './grade-mark.tsx'
import { GradeReasons } from './grade-reasons.tsx'
import { reasonOf } from './reason-of.ts'
import type { UnitWords } from './unit-words.ts'

type Props = {
  companyId: number
  unit: OwnUnit
  words: UnitWords
  /** Whether it may get another grade by hand. */
  changes: boolean
  onUnit: (unit: OwnUnit) => void
}

/** The grade of a unit with its reasons, as its company sees it: a person may give another. */
export function OwnGrade({ companyId, unit, words, changes, onUnit }: Props) {
  const t = useTexts('bench')
  const [byHand, setByHand] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-start gap-5">
        <GradeMark grade={unit.grade} words={words} />
        <div className="min-w-0 flex-1 basis-64">
          <GradeReasons unit={{ ...unit, reason: reasonOf(unit) }} words={words} />
          {changes && (
            <Button variant="secondary" size="sm" className="mt-3" onClick={() => setByHand(true)}>
              {t('byHand')}
            </Button>
          )}
        </div>
      </div>
      {byHand && <GradeByHand companyId={companyId} unit={unit} onDone={onUnit} onClose={() => setByHand(false)} />}
    </>
  )
}
