import type { OfferedUnit, OfferedUnits } from '../../../../../domains/units/offered/contract.ts'
import { gradeOf } from '../../../../../domains/units/rules/grade-of.ts'
import { dateFormat } from '../../../../../values/dates.ts'
import type { Locale } from '../../../../../values/locale.ts'
import { countTests } from '../../../../parts/units/fact-items.ts'
import { gradeSentence, gradeText } from '../../../../parts/units/grade-words.ts'
import { type UnitWords, unitWordsOf } from '../../../../parts/units/unit-words.ts'

/** One thing on offer in words: why it has its grade, when it was tested and how much of it, what is left of its battery. */
type WordedUnit = {
  code: string
  why: string | null
  reason: string | null
  tested: string | null
  battery: number | null
  erased: string | null
}
export type WordedUnits = { title: string; passport: string; battery: string; more: string | null; units: WordedUnit[] }

/** What is known of the very things of an offer, in words: made while the page is loaded, so that the page itself need not know how. */
export function wordUnits(condition: NonNullable<OfferedUnits>, locale: Locale): WordedUnits {
  const words = unitWordsOf(locale)
  const { p, t } = words
  const left = condition.count - condition.units.length
  return {
    title: p('ofOffer', { count: condition.count }),
    passport: p('eyebrow'),
    battery: t('fact_battery'),
    more: left > 0 ? p('moreUnits', { count: left }) : null,
    units: condition.units.map((unit) => wordUnit(unit, words)),
  }
}

function wordUnit(
  { code, facts, testedAt, testedBefore, gradeRules, grade, gradeByHand, reason, erasure }: OfferedUnit,
  words: UnitWords,
): WordedUnit {
  const { p, shell, locale } = words
  const nothing = { code, why: null, reason: null, tested: null, battery: null, erased: erasure && p('erasureTitle') }
  if (!facts || gradeRules === null || testedAt === null) return nothing
  const proposed = gradeOf(facts, gradeRules).grade
  const byHand = proposed ? p('byHand', { proposed: gradeText(proposed, shell) }) : p('byHandAlone')
  const day = dateFormat(locale, { dateStyle: 'long' }).format(new Date(testedAt))
  return {
    ...nothing,
    why: gradeByHand && grade ? `${gradeText(grade, shell)}. ${byHand}` : gradeSentence(facts, gradeRules, words),
    reason: reason && p('byHandReason', { reason }),
    tested: `${p(testedBefore ? 'testedBefore' : 'testedOn', { date: day })}. ${p('testsPassed', countTests(facts))}.`,
    battery: facts.battery?.percent ?? null,
  }
}
