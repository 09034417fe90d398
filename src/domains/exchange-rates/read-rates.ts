import { remember } from '../../platform/cache/remember.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { marketDay } from '../../values/days.ts'
import { DISPLAY_CURRENCIES, type DisplayCurrency, type ExchangeRate } from '../../values/exchange.ts'
import { readPublicSettings, readSetting } from '../settings/index.ts'
import type { EnteredRate, RatesTable } from './contract.ts'
import { DEFAULT_AGE_DAYS, rateState } from './rules/usable-rate.ts'
import { findEntered, findNewest, findNewestUntil } from './store.ts'

/** Key of what the operator chose, in the settings. */
export const SETTING = 'displayCurrencies'
export type Chosen = { shown: DisplayCurrency[]; maxAgeDays: number }
const PAGE = 50

/** What the operator chose; nothing is shown before. */
export async function readChosen(deps: Deps): Promise<Chosen> {
  const chosen = (await readSetting(deps, SETTING)) as Chosen | undefined
  return chosen ?? { shown: [], maxAgeDays: DEFAULT_AGE_DAYS }
}

/** Each page asks: what was read is remembered for some seconds in each process. Whether a rate is too old is asked each time. */
const remembered = remember(5000, readTable)
export const clearRates = (deps: Deps) => remembered.clear(deps)

async function readTable(deps: Deps): Promise<Omit<RatesTable, 'currencies'> & { currencies: Omit<Line, 'state'>[] }> {
  const { currency: of } = await readPublicSettings(deps)
  const { shown, maxAgeDays } = await readChosen(deps)
  const newest = new Map((await findNewest(deps.db, of)).map((rate) => [rate.currency, rate]))
  const currencies = DISPLAY_CURRENCIES.filter((currency) => currency !== of).map((currency) => ({
    currency,
    shown: shown.includes(currency),
    newest: newest.get(currency) ?? null,
  }))
  return { of, maxAgeDays, currencies }
}

type Line = RatesTable['currencies'][number]

/** The table as it is at this moment. */
export async function currentTable(deps: Deps): Promise<RatesTable> {
  return withStates(deps, await readTable(deps))
}

function withStates(deps: Deps, table: Awaited<ReturnType<typeof readTable>>): RatesTable {
  const today = marketDay(deps.now())
  return {
    ...table,
    currencies: table.currencies.map((line) => ({ ...line, state: rateState(line, today, table.maxAgeDays) })),
  }
}

/** Rates by which visitors may be shown prices now. */
export async function readUsableRates(deps: Deps): Promise<ExchangeRate[]> {
  const { currencies } = withStates(deps, await remembered.get(deps))
  return currencies.flatMap(({ newest, state }) => {
    if (state !== 'used' || !newest) return []
    const { id: _, setAt: __, ...rate } = newest
    return rate
  })
}

/** For the operator alone. */
export async function readRatesTable(deps: Deps, actor: Actor | undefined): Promise<RatesTable> {
  requireOperator(actor)
  return currentTable(deps)
}

/** What a currency was worth in the market's on a day, by the newest rate entered for it or a day before. */
export async function readRateOn(
  deps: Deps,
  currency: DisplayCurrency,
  day: string,
): Promise<ExchangeRate | undefined> {
  const { currency: of } = await readPublicSettings(deps)
  return findNewestUntil(deps.db, { of, currency, day })
}

/** What was entered, newest first. */
export async function readHistory(
  deps: Deps,
  actor: Actor | undefined,
  after: number | undefined,
): Promise<{ rates: EnteredRate[]; next: number | null }> {
  requireOperator(actor)
  const rows = await findEntered(deps.db, after ?? null, PAGE + 1)
  const rates = rows.slice(0, PAGE)
  return { rates, next: rows.length > PAGE ? (rates.at(-1)?.id ?? null) : null }
}
