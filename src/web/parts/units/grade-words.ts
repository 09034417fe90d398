import { type FactName, type Facts, type Group, MEASURED } from '../../../domains/units/rules/facts.ts'
import { type Graded, gradeOf } from '../../../domains/units/rules/grade-of.ts'
import { gradeRules } from '../../../domains/units/rules/grade-rules.ts'
import type { Rule, UnitGrade } from '../../../domains/units/rules/rule.ts'
import { dateFormat } from '../../../values/dates.ts'
import type { Locale } from '../../../values/locale.ts'
import { must } from '../../../values/must.ts'
import type { Translate } from '../../texts/registry.ts'
import { formatNumber } from '../categories/attribute-text.ts'
import { gradeName } from '../product-card/state-badge.tsx'

/** What words of a page are made of. */
export type Words = { t: Translate<'units'>; shell: Translate<'shell'>; locale: Locale }

/** A day as `2026-11-02`, in words. */
export const dayText = (day: string, locale: Locale) =>
  dateFormat(locale, { dateStyle: 'long' }).format(new Date(`${day}T12:00:00Z`))

/** `A` to `D` by their letters, the others by name. */
export const gradeText = (grade: UnitGrade, shell: Translate<'shell'>) =>
  grade.length === 1 ? grade : gradeName(shell, grade)

/** A fact's own name: `battery`, `hours of use`. */
export function factName(fact: FactName, group: Group, t: Translate<'units'>): string {
  const [list, name] = fact.split('.')
  if (list === 'tests') return t(`test_${name as 'power'}`)
  if (list === 'locks') return t(`lock_${name as 'account'}`)
  if (fact === 'counter') return t(`fact_${must(MEASURED[group].counter, `the counter of ${group}`)}`)
  return t(`fact_${fact as 'body'}`)
}

const counted = (group: Group, count: number, { t, locale }: Words) =>
  t(`reason_${must(MEASURED[group].counter, `the counter of ${group}`)}`, {
    count,
    number: formatNumber(count, locale),
  })

/** What a rule says, as a sentence. */
export function ruleText({ when }: Rule, words: Words): string {
  const { t } = words
  switch (when.of) {
    case 'marks':
      return t(`rule_${when.on}_${when.seen}`)
    case 'battery':
      return t('rule_battery', { limit: when.below })
    case 'counter': {
      const limits = Object.entries(when.over).map(
        ([group, limit]) => `${t(`group_${group as Group}`)} – ${counted(group as Group, limit, words)}`,
      )
      return t('rule_counter', { limits: limits.join(', ') })
    }
    case 'tests':
      return t(when.are === 'notTested' ? 'rule_notTested' : `rule_failed_${when.which}`)
    case 'lock':
      return t(`rule_lock_${when.lock}`)
    default:
      return t(`rule_${when.of}`)
  }
}

/** Why a rule holds for these facts: `battery 83% (measured November 2, 2026)`. */
function reason({ when }: Rule, facts: Facts, used: readonly FactName[], words: Words): string {
  const { t, locale } = words
  switch (when.of) {
    case 'marks':
      return t(`reason_${when.on}_${when.seen}`, { count: must(facts[when.on], when.on).count })
    case 'battery': {
      const { percent, measuredOn } = must(facts.battery, 'the battery')
      return t('reason_battery', { percent, date: dayText(measuredOn, locale) })
    }
    case 'counter':
      return counted(facts.group, must(facts.counter, 'the counter'), words)
    case 'tests':
      return t(`reason_${when.are}`, { names: used.map((fact) => factName(fact, facts.group, t)).join(', ') })
    case 'lock':
      return t(`reason_lock_${when.lock}`)
    default:
      return t(`reason_${when.of}`)
  }
}

/** The rules that set a grade and the facts they used, as the market tells them (`because`). */
export type Because = readonly { rule: string; facts: readonly string[] }[]

/** The reasons of a grade, in words: `2 marks on the body seen at 20 cm`, `battery 83% (measured November 2, 2026)`. */
export function reasonTexts(because: Because, facts: Facts, version: number, words: Words): string[] {
  const { rules } = gradeRules(version)
  return because.map(({ rule, facts: used }) =>
    reason(
      must(
        rules.find(({ id }) => id === rule),
        `the rule ${rule}`,
      ),
      facts,
      used as readonly FactName[],
      words,
    ),
  )
}

/** What has to be known before there is a grade. */
export const missingText = (missing: readonly string[], group: Group, { t }: Pick<Words, 't'>) =>
  t('noGrade', { missing: missing.map((fact) => factName(fact as FactName, group, t)).join(', ') })

/** `B because: 2 marks on the body seen at 20 cm, battery 83%`: the grade of facts with its reasons; or what has to be known first. */
export function gradeSentence(facts: Facts, version: number, words: Words): string {
  const { grade, because, missing }: Graded = gradeOf(facts, version)
  if (grade === null) return missingText(missing, facts.group, words)
  const reasons = reasonTexts(because, facts, version, words)
  return words.t('because', { grade: gradeText(grade, words.shell), reasons: reasons.join(', ') })
}
