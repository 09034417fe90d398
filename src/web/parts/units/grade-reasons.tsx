import { Link } from 'react-router'
import type { Facts } from '../../../domains/units/rules/facts.ts'
import { gradeOf } from '../../../domains/units/rules/grade-of.ts'
import { gradeText, missingText, reasonTexts } from './grade-words.ts'
import type { UnitWords } from './unit-words.ts'

type Graded = {
  gradeRules: number | null
  gradeByHand: boolean
  facts: Facts | null
  /** Words of the seller to a grade by hand. */
  reason: string | null
}

/** Why a unit has its grade: what the rules of its day find, and whether a seller gave another one. */
export function GradeReasons({ unit, words }: { unit: Graded; words: UnitWords }) {
  const { p, shell } = words
  const { gradeRules, gradeByHand, facts, reason } = unit
  if (!facts || gradeRules === null) return <p className="max-w-text">{p('neverTested')}</p>
  const { grade: found, because, missing } = gradeOf(facts, gradeRules)
  return (
    <>
      {gradeByHand && (
        <p className="max-w-text">{found ? p('byHand', { proposed: gradeText(found, shell) }) : p('byHandAlone')}</p>
      )}
      {reason && <p className="wrap-anywhere max-w-text">{p('byHandReason', { reason })}</p>}
      {found === null ? (
        !gradeByHand && <p className="max-w-text">{missingText(missing, facts.group, words)}</p>
      ) : (
        <>
          <p className="font-semibold">{p('because', { grade: gradeText(found, shell) })}</p>
          <ul className="mt-1 list-disc pl-5">
            {reasonTexts(because, facts, gradeRules, words).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-2 text-muted text-sm">
        {p('rules', { version: gradeRules })} ·{' '}
        <Link to="/grades" className="text-link">
          {p('gradesLink')}
        </Link>
      </p>
    </>
  )
}
