import { type Facts, type Marks, MEASURED } from '../../../domains/units/rules/facts.ts'
import { must } from '../../../values/must.ts'
import { formatNumber } from '../categories/attribute-text.ts'
import { dayText } from './grade-words.ts'
import { capital, type UnitWords } from './unit-words.ts'

export type FactItem = { name: string; value: string }

export const marksText = ({ seen, count }: Marks, { p }: Pick<UnitWords, 'p'>) =>
  seen === 'none' ? p('marks_none') : p(`marks_${seen}`, { count })

/** What was measured, line by line as a list shows it; what is not known has no line. */
export function factItems(facts: Facts, words: UnitWords): FactItem[] {
  const { t, p, locale } = words
  const { screen, body, battery, tests, locks, accessories, wiped, parts, counter, group } = facts
  // In the order of the group's list: the database keeps none.
  const kind = MEASURED[group]
  const order: readonly string[] = [...kind.tests, ...kind.locks, ...kind.accessories]
  const named = (values: object | undefined, wanted: unknown, name: (key: string) => string) =>
    Object.entries(values ?? {})
      .filter(([, value]) => value === wanted)
      .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
      .map(([key]) => name(key))
      .join(', ')
  const test = (key: string) => t(`test_${key as 'power'}`)
  const lock = (key: string) => t(`lock_${key as 'account'}`)
  const accessory = (key: string) => t(`accessory_${key as 'charger'}`)
  const lines: (readonly [string, string])[] = [
    [t('fact_screen'), screen ? marksText(screen, words) : ''],
    [t('fact_body'), body ? marksText(body, words) : ''],
    [t('fact_battery'), battery ? batteryText(battery, words) : ''],
    [p('works'), named(tests, 'passed', test)],
    [p('fails'), named(tests, 'failed', test)],
    [p('notTested'), named(tests, 'notTested', test)],
    [p('locksOff'), named(locks, 'off', lock)],
    [p('locksOn'), named(locks, 'on', lock)],
    [t('fact_wiped'), wiped ? p(`wiped_${wiped}`) : ''],
    [t('fact_parts'), parts ? p(`${parts}_parts`) : ''],
    ...(counter === undefined
      ? []
      : [[t(`fact_${must(kind.counter, `the counter of ${group}`)}`), formatNumber(counter, locale)] as const]),
    [p('included'), named(accessories, true, accessory)],
    [p('notIncluded'), named(accessories, false, accessory)],
  ]
  return lines.flatMap(([name, value]) => (value ? [{ name: capital(name, words), value }] : []))
}

function batteryText({ percent, measuredOn, cycles }: NonNullable<Facts['battery']>, { p, locale }: UnitWords): string {
  const used = cycles === undefined ? [] : [p('cycles', { count: cycles, number: formatNumber(cycles, locale) })]
  const measured = p('batteryDay', { date: dayText(measuredOn, locale) })
  return [p('batteryOf', { percent }), measured, ...used].join(', ')
}

/** How many of the tests were passed, and how many the group has. */
export const countTests = ({ tests = {}, group }: Facts) => ({
  passed: Object.values(tests).filter((result) => result === 'passed').length,
  all: MEASURED[group].tests.length,
})
