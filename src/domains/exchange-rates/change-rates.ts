import { invalidateTags } from '../../platform/cache/invalidation.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { marketDay } from '../../values/days.ts'
import { type DisplayCurrency, RATE_UNIT } from '../../values/exchange.ts'
import { invalidField } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { lockSetting, readPublicSettings, writeSetting } from '../settings/index.ts'
import type { RatesTable } from './contract.ts'
import { type Chosen, clearRates, currentTable, readChosen, SETTING } from './read-rates.ts'
import { insertRate } from './store.ts'

/** Cached pages show prices by these. */
export const RATES_TAG = 'exchange-rates'

/** Which currencies are shown, and for how long a rate counts. */
export async function chooseCurrencies(deps: Deps, actor: Actor | undefined, asked: Chosen): Promise<RatesTable> {
  const operator = requireOperator(actor)
  const { currency: of } = await readPublicSettings(deps)
  if (asked.shown.some((currency) => currency === of)) throw invalidField('shown', 'rate_of_market_currency')
  const next: Chosen = { shown: [...new Set(asked.shown)].sort(), maxAgeDays: asked.maxAgeDays }
  const table = await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockSetting(inside, SETTING)
    const before = await readChosen(inside)
    if (JSON.stringify(before) !== JSON.stringify(next)) {
      await writeSetting(inside, SETTING, next)
      await invalidateTags(db, [RATES_TAG])
      await recordAudit(inside, {
        actorId: operator.userId,
        action: 'displayCurrenciesChanged',
        subjectKind: 'market',
        subjectId: 'exchange-rates',
        detail: { shown: next.shown.join(' '), maxAgeDays: next.maxAgeDays },
      })
    }
    return currentTable(inside)
  })
  // Who asked before the commit may have remembered the old.
  clearRates(deps)
  return table
}

type NewRate = { currency: DisplayCurrency; rate: number; day: string; source: string }

/** Adds a rate to the table. What was entered before stays as history; a rate of an older day does not replace a newer one. */
export async function enterRate(deps: Deps, actor: Actor | undefined, rate: NewRate): Promise<RatesTable> {
  const operator = requireOperator(actor)
  const { currency: of } = await readPublicSettings(deps)
  if (rate.currency === of) throw invalidField('currency', 'rate_of_market_currency')
  if (rate.day > marketDay(deps.now())) throw invalidField('day', 'day_not_yet')
  const table = await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    // Two who enter the same at once enter it once.
    await lockSetting(inside, SETTING)
    if (await insertRate(db, of, rate, deps.now())) {
      await invalidateTags(db, [RATES_TAG])
      await recordAudit(inside, {
        actorId: operator.userId,
        action: 'exchangeRateEntered',
        subjectKind: 'market',
        subjectId: 'exchange-rates',
        // As people read it.
        detail: { currency: rate.currency, rate: rate.rate / RATE_UNIT, day: rate.day, source: rate.source },
      })
    }
    return currentTable(inside)
  })
  clearRates(deps)
  return table
}
