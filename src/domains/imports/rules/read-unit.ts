import { foldText } from '../../../values/text-fold.ts'
import type { UnitDraft, UnitSaid } from '../../product-sync/contract.ts'
import { codeInText, isDeviceNumber, plainDeviceNumber } from '../../units/rules/index.ts'
import { readWhole } from './read-whole.ts'
import { ALL, CHOICES, NAMES, NO, NOTHING, YES } from './unit-words.ts'

/** What the columns of a row say of its things: keys of all of them, and what was measured of each. */
export type UnitRow = {
  numbers: NonNullable<UnitDraft['number']>[]
  codes: string[]
  said: UnitSaid
  battery: { percent?: number; measuredOn?: string; cycles?: number }
  erasure: { number?: string; day?: string; tool?: string }
}
export const emptyUnitRow = (): UnitRow => ({ numbers: [], codes: [], said: {}, battery: {}, erasure: {} })

/** Answers a code where the cell is no such thing. */
type Reader = (text: string, row: UnitRow) => string | undefined

/** `3.5E+14`, `4,90154E+14` */
const ROUNDED = /^(?:\d+[.,]\d+E\+?\d+|\d+E\+\d+)$/i
/** Things in one row. */
const MOST_IN_ROW = 100
const parts = (text: string) =>
  text
    .split(/[|;,\n]/)
    .map((one) => one.trim())
    .filter(Boolean)

/** Whether one of the things is such a number; a comma in it may be a decimal one or stand between two. */
const isRounded = (text: string) =>
  text.split(/[|;\n]/).some((one) => {
    const [head = '', next = ''] = one.split(',')
    return [head, `${head},${next}`].some((number) => ROUNDED.test(number.trim()))
  })

const numbers =
  (kind: 'imei' | 'serial'): Reader =>
  (text, row) => {
    // What a spreadsheet made of a number cannot be undone: it is said, not guessed.
    if (isRounded(text)) return 'number_rounded'
    for (const part of parts(text)) {
      const plain = plainDeviceNumber(kind, part)
      const wrong = wrongNumber(kind, plain)
      if (wrong) return wrong
      row.numbers.push({ kind, plain })
    }
    return row.numbers.length > MOST_IN_ROW ? 'too_many_in_row' : undefined
  }

function wrongNumber(kind: 'imei' | 'serial', plain: string): string | undefined {
  if (isDeviceNumber(kind, plain)) return undefined
  if (kind === 'serial') return 'serial_invalid'
  if (!/^\d{14}$/.test(plain)) return 'imei_invalid'
  // No maker's numbers begin with two zeros.
  return plain.startsWith('1') && isDeviceNumber('imei', `0${plain}`) ? 'imei_zero_lost' : 'imei_check_missing'
}

const marks =
  (of: 'screen' | 'body'): Reader =>
  (text, row) => {
    const folded = foldText(text).trim()
    const bare = folded.replace(/(?:at ?)?\b(?:[25]0) ?cm\b|\bat ?[25]0\b/, ' ').trim()
    const far = /\b(?:at ?)?([25]0)(?: ?cm)?\b/.exec(folded)?.[1]
    const count = /\d+/.exec(far && bare === folded ? folded.replace(far, ' ') : bare)?.[0]
    const words = folded
      .replace(/\d+|[x×:]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    const seen = far ? (far === '20' ? 'at20' : 'at50') : folded === '0' ? 'none' : CHOICES.seen.get(words)
    if (seen === undefined) return 'facts_unclear'
    row.said[of] = { seen: seen as 'none', count: seen === 'none' ? 0 : Number(count ?? 1) }
    return undefined
  }

const whole =
  (most: number, set: (row: UnitRow, value: number) => void): Reader =>
  (text, row) => {
    const value = readWhole(text, 'auto')
    if (value === undefined || value < 0 || value > most) return 'not_a_number'
    set(row, value)
    return undefined
  }

/** `2026-11-02`, `2.11.2026`, `02/11/2026`: the day first, as here. */
export function readDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text.trim())
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text.trim()) ?? []
  const read = iso ? `${iso[1]}-${iso[2]}-${iso[3]}` : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${read}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === read ? read : undefined
}

const day =
  (set: (row: UnitRow, value: string) => void): Reader =>
  (text, row) => {
    const read = readDay(text)
    if (read === undefined) return 'not_a_day'
    set(row, read)
    return undefined
  }

/** Names in a cell; undefined where one is none. */
function names(text: string, known: ReadonlyMap<string, string>): string[] | undefined {
  const found = parts(text).map((part) => known.get(foldText(part)))
  return found.every((name) => name !== undefined) ? found : undefined
}

const tests =
  (result: 'passed' | 'failed' | 'notTested'): Reader =>
  (text, row) => {
    const folded = foldText(text).trim()
    const before = row.said.tests ?? { passed: [], failed: [], notTested: [] }
    const isAll = result === 'passed' && ALL.has(folded)
    const found = isAll ? 'all' : NOTHING.has(folded) ? [] : names(text, NAMES.tests)
    if (found === undefined) return 'facts_unclear'
    row.said.tests = { ...before, [result]: found }
    return undefined
  }

/** `account: off, sim: on`; bare names are those that hold, the others do not. */
function flags(
  text: string,
  known: ReadonlyMap<string, string>,
): { named: [string, boolean][]; rest: boolean | null } | undefined {
  const folded = foldText(text).trim()
  if (NOTHING.has(folded)) return { named: [], rest: false }
  if (ALL.has(folded)) return { named: [], rest: true }
  const cells = parts(text).map((part): [string | undefined, boolean | undefined, boolean] => {
    const [name = '', value] = foldText(part)
      .split(/[:=]/)
      .map((one) => one.trim())
    const said = value === undefined ? true : YES.has(value) ? true : NO.has(value) ? false : undefined
    return [known.get(name), said, value === undefined]
  })
  const named = cells.flatMap(([name, said]): [string, boolean][] => (name && said !== undefined ? [[name, said]] : []))
  if (named.length < cells.length) return undefined
  return { named, rest: cells.some(([, , isBare]) => isBare) ? false : null }
}

const choice =
  (of: 'wiped' | 'parts'): Reader =>
  (text, row) => {
    const found = CHOICES[of].get(foldText(text).trim())
    if (found === undefined) return 'choice_unknown'
    Object.assign(row.said, { [of]: found })
    return undefined
  }

const short =
  (set: (row: UnitRow, value: string) => void): Reader =>
  (text, row) => {
    if (text.length > 60) return 'too_long'
    set(row, text)
    return undefined
  }

/** How each column about single things is read. */
export const UNIT_READERS: Readonly<Record<string, Reader>> = {
  unitImei: numbers('imei'),
  unitSerial: numbers('serial'),
  unitCode: (text, row) => {
    for (const part of parts(text)) {
      const code = codeInText(part)
      if (code === undefined) return 'unit_not_found'
      row.codes.push(code)
    }
    return row.codes.length > MOST_IN_ROW ? 'too_many_in_row' : undefined
  },
  unitScreen: marks('screen'),
  unitBody: marks('body'),
  unitBattery: whole(100, (row, percent) => {
    row.battery.percent = percent
  }),
  unitBatteryDay: day((row, measuredOn) => {
    row.battery.measuredOn = measuredOn
  }),
  unitBatteryCycles: whole(10_000, (row, cycles) => {
    row.battery.cycles = cycles
  }),
  unitTestsPassed: tests('passed'),
  unitTestsFailed: tests('failed'),
  unitTestsNotMade: tests('notTested'),
  unitLocks: (text, row) => {
    const read = flags(text, NAMES.locks)
    if (!read || read.rest === true) return 'facts_unclear'
    const named = Object.fromEntries(read.named.map(([name, on]) => [name, on ? ('on' as const) : ('off' as const)]))
    row.said.locks = { named, others: read.rest === false ? 'off' : null }
    return undefined
  },
  unitAccessories: (text, row) => {
    const read = flags(text, NAMES.accessories)
    if (!read) return 'facts_unclear'
    row.said.accessories = { named: Object.fromEntries(read.named), others: read.rest }
    return undefined
  },
  unitWiped: choice('wiped'),
  unitParts: choice('parts'),
  unitCounter: whole(100_000_000, (row, counter) => {
    row.said.counter = counter
  }),
  unitErasure: short((row, number) => {
    row.erasure.number = number
  }),
  unitErasureDay: day((row, at) => {
    row.erasure.day = at
  }),
  unitErasureTool: short((row, tool) => {
    row.erasure.tool = tool
  }),
}
export type UnitField = keyof typeof UNIT_READERS

/** What is wrong with a row's things taken together, by its column. */
export function wrongUnitRow({
  numbers: typed,
  codes,
  said,
  battery,
  erasure,
}: UnitRow): { field: string; code: string } | undefined {
  const keys = [...typed.map(({ kind, plain }) => `${kind} ${plain}`), ...codes]
  if (new Set(keys).size < keys.length)
    return { field: codes.length > 0 ? 'unitCode' : 'unitImei', code: 'device_repeated' }
  const saysSomething = Object.keys({ ...said, ...battery, ...erasure }).length > 0
  if (saysSomething && keys.length === 0) return { field: 'unitCode', code: 'unit_key_missing' }
  const { percent, measuredOn, cycles } = battery
  if (percent !== undefined && measuredOn === undefined) return { field: 'unitBatteryDay', code: 'battery_day_missing' }
  if (percent === undefined && (measuredOn ?? cycles) !== undefined) return { field: 'unitBattery', code: 'required' }
  if (erasure.number !== undefined && !(erasure.day && erasure.tool))
    return { field: 'unitErasure', code: 'erasure_incomplete' }
  return undefined
}

/** The things of a row, each with what the row says of all. Of one that has a number and a code, the code counts. */
export function unitsOfRow({ numbers: typed, codes, said, battery, erasure }: UnitRow): Omit<UnitDraft, 'ref'>[] {
  const { percent, measuredOn, cycles } = battery
  const all: UnitSaid = {
    ...said,
    ...(percent !== undefined &&
      measuredOn !== undefined && { battery: { percent, measuredOn, ...(cycles !== undefined && { cycles }) } }),
  }
  const { number, day: at, tool } = erasure
  const more = {
    ...(Object.keys(all).length > 0 && { said: all }),
    ...(number && at && tool && { erasure: { number, day: at, tool } }),
  }
  const keys: Omit<UnitDraft, 'ref'>[] =
    codes.length > 0 ? codes.map((code) => ({ code })) : typed.map((one) => ({ number: one }))
  return keys.map((key) => ({ ...key, ...more }))
}
