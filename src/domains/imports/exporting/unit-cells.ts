import type { ExportedUnit } from '../../product-sync/index.ts'
import { type Marks, MEASURED } from '../../units/rules/index.ts'

const marks = (of: Marks | undefined) => (of ? (of.seen === 'none' ? 'none' : `${of.seen} ${of.count}`) : null)
const named = (all: Readonly<Record<string, unknown>> | undefined, result: unknown) => {
  const names = Object.entries(all ?? {}).flatMap(([name, value]) => (value === result ? [name] : []))
  return names.length > 0 ? names.join(', ') : null
}
/** `account: off, sim: on`; `none`: such a thing has none. */
const pairs = (all: Readonly<Record<string, unknown>> | undefined, word: (value: unknown) => string) => {
  if (!all) return null
  const cells = Object.entries(all).map(([name, value]) => `${name}: ${word(value)}`)
  return cells.length > 0 ? cells.join(', ') : 'none'
}

/** How an export writes what is known of a thing: as the import reads it. Its number is told to nobody; the code of its passport names it. */
export const UNIT_CELLS: Readonly<Record<string, (unit: ExportedUnit) => string | number | null>> = {
  unitCode: ({ code }) => code,
  unitScreen: ({ facts }) => marks(facts?.screen),
  unitBody: ({ facts }) => marks(facts?.body),
  unitBattery: ({ facts }) => facts?.battery?.percent ?? null,
  unitBatteryDay: ({ facts }) => facts?.battery?.measuredOn ?? null,
  unitBatteryCycles: ({ facts }) => facts?.battery?.cycles ?? null,
  unitTestsPassed: ({ facts }) => named(facts?.tests, 'passed'),
  unitTestsFailed: ({ facts }) => named(facts?.tests, 'failed'),
  unitTestsNotMade: ({ facts }) => named(facts?.tests, 'notTested'),
  unitLocks: ({ facts }) => (facts && MEASURED[facts.group].locks.length === 0 ? null : pairs(facts?.locks, String)),
  unitAccessories: ({ facts }) =>
    facts && MEASURED[facts.group].accessories.length === 0
      ? null
      : pairs(facts?.accessories, (there) => (there ? 'yes' : 'no')),
  unitWiped: ({ facts }) => facts?.wiped ?? null,
  unitParts: ({ facts }) => facts?.parts ?? null,
  unitCounter: ({ facts }) => facts?.counter ?? null,
}
