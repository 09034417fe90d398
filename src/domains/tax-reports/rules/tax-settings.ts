import type { Currency } from '../../../values/money.ts'
import type { Threshold } from './threshold.ts'

/** A rate of a year: millionths of the currency for one euro. */
export type YearRate = { year: number; currency: Exclude<Currency, 'EUR'>; rate: number; source: string }

/** What the operator decides about reports to the tax office. */
export type TaxSettings = Threshold & {
  /** `yearly`: the rates entered here, such as the averages of the European Central Bank; `table`: the last of the year in the market's table. */
  rateFrom: 'yearly' | 'table'
  rates: YearRate[]
  /** Whether sellers are asked for what is missing, and so many days later once more. */
  remind: boolean
  secondAfterDays: number
  /** Whether payouts wait when so many days after the first mail and after the second one something is still missing. */
  hold: boolean
  holdAfterDays: number
}

export const DEFAULT_TAX_SETTINGS: TaxSettings = {
  ...{ sales: 30, amount: 200_000, join: 'and', rateFrom: 'yearly', rates: [] },
  ...{ remind: true, secondAfterDays: 30, hold: true, holdAfterDays: 60 },
}

/** The first year of which a market in Poland reports. */
export const FIRST_YEAR = 2024

const DAY = 86_400_000
export type Asked = { firstAt: Date; secondAt: Date | null; heldAt: Date | null }
export type RequestStep = 'first' | 'second' | 'hold' | 'none'

/** What is to be done of a company whose data are missing. A hold takes two mails and the days, whatever the operator makes of the days between. */
export function nextRequest(asked: Asked | undefined, settings: TaxSettings, now: Date): RequestStep {
  const since = (at: Date, days: number) => now.getTime() - at.getTime() >= days * DAY
  if (!asked) return settings.remind ? 'first' : 'none'
  if (!asked.secondAt) return settings.remind && since(asked.firstAt, settings.secondAfterDays) ? 'second' : 'none'
  const isDue = settings.hold && !asked.heldAt && since(asked.firstAt, settings.holdAfterDays)
  return isDue ? 'hold' : 'none'
}
