import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { DISPLAY_CURRENCIES, MOST_RATE } from '../../values/exchange.ts'
import { idInPath } from '../../values/ids.ts'
import { CURRENCIES } from '../../values/money.ts'
import { RATE_STATES } from './rules/usable-rate.ts'

const currency = z.enum(DISPLAY_CURRENCIES)
export const MOST_DAYS = 90

/** What one unit of another currency is worth in the market's, millionths, of a day (YYYY-MM-DD). */
export const exchangeRate = z.object({
  of: z.enum(CURRENCIES),
  currency,
  rate: z.number().int(),
  day: z.string(),
  source: z.string(),
})

const entered = exchangeRate.extend({ id: z.number().int(), setAt: z.string() })
export type EnteredRate = z.infer<typeof entered>

/** The operator's table: each currency with its newest rate, and whether visitors are shown it. */
export const ratesTable = z.object({
  of: z.enum(CURRENCIES),
  /** Days for which a rate is used, the day itself not counted. */
  maxAgeDays: z.number().int(),
  currencies: z.array(
    z.object({
      currency,
      shown: z.boolean(),
      newest: entered.nullable(),
      /** `used`; `off`: not shown; `none`: shown, but without a rate; `too_old`: shown, but its rate is. */
      state: z.enum(RATE_STATES),
    }),
  ),
})
export type RatesTable = z.infer<typeof ratesTable>

export const exchangeRatesContract = {
  'GET /api/exchange-rates': {
    summary: 'In what else prices may be shown, and by which rate (millionths of the market’s currency for one unit)',
    access: 'public',
    response: z.object({ rates: z.array(exchangeRate) }),
  },
  'GET /api/admin/exchange-rates': {
    summary: 'The operator’s table of rates',
    access: 'operator',
    area: 'money',
    response: ratesTable,
  },
  'PUT /api/admin/exchange-rates': {
    summary: 'Which currencies visitors may be shown, and for how many days a rate is used',
    access: 'operator',
    area: 'money',
    body: z.strictObject({
      shown: z.array(currency).max(DISPLAY_CURRENCIES.length),
      maxAgeDays: z.number().int().min(1).max(MOST_DAYS),
    }),
    response: ratesTable,
  },
  'GET /api/admin/exchange-rates/history': {
    summary: 'All rates that were entered, newest first (50 at a time)',
    access: 'operator',
    area: 'money',
    query: z.object({ after: idInPath.optional() }),
    response: z.object({ rates: z.array(entered), next: z.number().int().nullable() }),
  },
  'POST /api/admin/exchange-rates': {
    summary: 'Enter a rate; it counts from now on unless one of a later day is there. The same again changes nothing',
    access: 'operator',
    area: 'money',
    body: z.strictObject({
      currency,
      /** Millionths of the market's currency for one unit. */
      rate: z.number().int().min(1).max(MOST_RATE),
      day: z.iso.date().regex(/^2/),
      source: z.string().trim().min(1).max(80),
    }),
    response: ratesTable,
    failures: ['rate_of_market_currency', 'day_not_yet'],
  },
} as const satisfies Contract
