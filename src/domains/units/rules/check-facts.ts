import { type Battery, type Facts, type Marks, MEASURED, type Seen } from './facts.ts'

type FieldError = { field: string; code: 'invalid' }

const MOST_MARKS = 99
const MOST_CYCLES = 10_000
const MOST_COUNTED = 100_000_000
const SEEN: readonly Seen[] = ['none', 'at20', 'at50', 'damaged']

const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most

/** `2026-02-29` is no day. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

/** No marks are none, marks are one or more. */
const areMarks = ({ seen, count }: Marks) =>
  SEEN.includes(seen) && isWhole(count, MOST_MARKS) && (seen === 'none') === (count === 0)

function batteryErrors({ percent, measuredOn, cycles }: Battery): string[] {
  return [
    ...(isWhole(percent, 100) ? [] : ['battery.percent']),
    ...(isDay(measuredOn) ? [] : ['battery.measuredOn']),
    ...(cycles === undefined || isWhole(cycles, MOST_CYCLES) ? [] : ['battery.cycles']),
  ]
}

/** Names that the group does not have, and values that are none of these. */
function listErrors(field: string, values: object, names: readonly string[], choices: readonly unknown[]): string[] {
  return Object.entries(values)
    .filter(([name, value]) => !names.includes(name) || !choices.includes(value))
    .map(([name]) => `${field}.${name}`)
}

/** What is wrong with facts, by field; nothing is asked for here, as each version of the rules says itself what it needs. */
export function checkFacts(facts: Facts): FieldError[] {
  if (!Object.hasOwn(MEASURED, facts.group)) return [{ field: 'group', code: 'invalid' }]
  const kind = MEASURED[facts.group]
  const { screen, body, battery, tests, locks, accessories, wiped, parts, counter } = facts
  const isOneOf = (has: boolean, value: string, choices: readonly string[]) => has && choices.includes(value)
  const fields = [
    ...(screen === undefined || (kind.screen && areMarks(screen)) ? [] : ['screen']),
    ...(body === undefined || areMarks(body) ? [] : ['body']),
    ...(battery === undefined ? [] : kind.battery ? batteryErrors(battery) : ['battery']),
    ...(tests === undefined ? [] : listErrors('tests', tests, kind.tests, ['passed', 'failed', 'notTested'])),
    ...(locks === undefined ? [] : listErrors('locks', locks, kind.locks, ['off', 'on'])),
    ...(accessories === undefined ? [] : listErrors('accessories', accessories, kind.accessories, [true, false])),
    ...(wiped === undefined || isOneOf(kind.wiped, wiped, ['clear', 'purge', 'destroy', 'none']) ? [] : ['wiped']),
    ...(parts === undefined || isOneOf(kind.parts, parts, ['none', 'original', 'other']) ? [] : ['parts']),
    ...(counter === undefined || (kind.counter !== null && isWhole(counter, MOST_COUNTED)) ? [] : ['counter']),
  ]
  return fields.map((field) => ({ field, code: 'invalid' }))
}
