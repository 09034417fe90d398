import type { Deps } from '../../platform/deps.ts'
import { readPublicCommission } from '../commission/index.ts'
import { readPeriods } from '../returns/index.ts'
import { readPublicSettings } from '../settings/index.ts'
import { readNoticeDays, values } from '../terms/index.ts'
import { composeValues, type TextValues } from '../terms/rules/index.ts'

/** What stands in the places of texts now, as the market is configured. */
export async function readValues(deps: Deps): Promise<TextValues> {
  const [settings, commission, periods, noticeDays] = await Promise.all([
    readPublicSettings(deps),
    readPublicCommission(deps),
    readPeriods(deps),
    readNoticeDays(deps),
  ])
  return composeValues({ settings, commission, periods, noticeDays })
}

/** Writes down what changed of it: a text that is past goes on saying what it said. */
export async function noteValues(deps: Deps): Promise<void> {
  await values.noteValues(deps.db, await readValues(deps), deps.now())
}

/** What stood in the places of a version as it ended, or stands there now. */
export async function readValuesOf(deps: Deps, until: Date | null): Promise<TextValues> {
  const past = until && until <= deps.now() ? await values.findValuesAt(deps.db, until) : undefined
  return past ?? readValues(deps)
}
