import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { marketDay } from '../../values/days.ts'
import { chooseCurrencies, enterRate, RATES_TAG } from './change-rates.ts'
import { exchangeRatesContract } from './contract.ts'
import { readHistory, readRatesTable, readUsableRates } from './read-rates.ts'

/** Seconds. */
const LONGEST = 300

/** Rates by which prices may be shown, and the operator's table of them. */
export const exchangeRatesService = (deps: Deps) =>
  service(exchangeRatesContract, {
    'GET /api/exchange-rates': async (_, call) => {
      // A rate that is too old from midnight on may not stand on a page that was made before.
      const now = deps.now()
      const isLate = marketDay(now) !== marketDay(new Date(now.getTime() + LONGEST * 1000))
      call.cache({ tags: [RATES_TAG, 'settings'], maxAge: isLate ? 0 : LONGEST })
      return { rates: await readUsableRates(deps) }
    },
    'GET /api/admin/exchange-rates': (_, { actor }) => readRatesTable(deps, actor),
    'PUT /api/admin/exchange-rates': ({ body }, { actor }) => chooseCurrencies(deps, actor, body),
    'GET /api/admin/exchange-rates/history': ({ query }, { actor }) => readHistory(deps, actor, query.after),
    'POST /api/admin/exchange-rates': ({ body }, { actor }) => enterRate(deps, actor, body),
  })
