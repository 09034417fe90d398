import { checkFacts } from '../../../domains/units/rules/check-facts.ts'
import {
  type Facts,
  type Group,
  type Marks,
  MEASURED,
  type Result,
  type Seen,
} from '../../../domains/units/rules/facts.ts'
import { readWhole } from '../forms/read-number.ts'

/** Marks as they are chosen: nothing yet, or how far they are seen and how many there are, as typed. */
export type MarksForm = { seen: Seen | ''; count: string }

/** What is measured as it stands on the page: '' is not known. */
export type FactsForm = {
  screen: MarksForm
  body: MarksForm
  percent: string
  measuredOn: string
  cycles: string
  tests: Readonly<Record<string, Result | ''>>
  locks: Readonly<Record<string, 'off' | 'on' | ''>>
  accessories: Readonly<Record<string, 'yes' | 'no' | ''>>
  wiped: NonNullable<Facts['wiped']> | ''
  parts: NonNullable<Facts['parts']> | ''
  counter: string
  note: string
}

const text = (value: number | undefined) => (value === undefined ? '' : String(value))
const marksForm = (marks: Marks | undefined): MarksForm => ({ seen: marks?.seen ?? '', count: text(marks?.count) })

/** The facts of the newest test as a form; `today` is the day of measuring unless said. */
export function formOfFacts(facts: Facts | null, today: string): FactsForm {
  const { screen, body, battery, tests, locks, accessories, wiped, parts, counter } = facts ?? {}
  return {
    screen: marksForm(screen),
    body: marksForm(body),
    percent: text(battery?.percent),
    measuredOn: battery?.measuredOn ?? today,
    cycles: text(battery?.cycles),
    tests: { ...tests },
    locks: { ...locks },
    accessories: Object.fromEntries(Object.entries(accessories ?? {}).map(([key, has]) => [key, has ? 'yes' : 'no'])),
    wiped: wiped ?? '',
    parts: parts ?? '',
    counter: text(counter),
    note: '',
  }
}

/** No number at all is refused as one that is none. */
const whole = (typed: string) => readWhole(typed) ?? Number.NaN
const known = <Value extends string>(values: Readonly<Record<string, Value | ''>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : []))) as Record<string, Value>

function marksOf({ seen, count }: MarksForm): Marks | undefined {
  if (seen === '') return undefined
  // One mark is what somebody means who only says from how far.
  return { seen, count: seen === 'none' ? 0 : count.trim() === '' ? 1 : whole(count) }
}

/** What the form says of a group, and which of it can be no fact, by its field. */
export function readFacts(form: FactsForm, group: Group): { facts: Facts; wrong: readonly string[] } {
  const kind = MEASURED[group]
  const screen = kind.screen ? marksOf(form.screen) : undefined
  const body = marksOf(form.body)
  const tests = known(form.tests, kind.tests)
  const locks = known(form.locks, kind.locks)
  const accessories = known(form.accessories, kind.accessories)
  const some = (values: object) => Object.keys(values).length > 0
  const facts: Facts = {
    group,
    ...(screen && { screen }),
    ...(body && { body }),
    ...(kind.battery &&
      form.percent.trim() !== '' && {
        battery: {
          percent: whole(form.percent.replace('%', '')),
          measuredOn: form.measuredOn,
          ...(form.cycles.trim() !== '' && { cycles: whole(form.cycles) }),
        },
      }),
    ...(some(tests) && { tests }),
    ...(some(locks) && { locks }),
    ...(some(accessories) && {
      accessories: Object.fromEntries(Object.entries(accessories).map(([key, has]) => [key, has === 'yes'])),
    }),
    ...(kind.wiped && form.wiped && { wiped: form.wiped }),
    ...(kind.parts && form.parts && { parts: form.parts }),
    ...(kind.counter !== null && form.counter.trim() !== '' && { counter: whole(form.counter) }),
  }
  return { facts, wrong: checkFacts(facts).map(({ field }) => field) }
}
