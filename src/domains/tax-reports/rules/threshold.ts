import { exchanged } from '../../../values/exchange.ts'
import type { Currency } from '../../../values/money.ts'
import { type Figures, sumsOf } from './figures.ts'

/** Whom a report leaves out. Both bounds have to hold by the directive (annex V); the ministry's page says 'or'. */
export type Threshold = {
  /** Fewer sales than these. */
  sales: number
  /** At most so many cents of euro. */
  amount: number
  join: 'and' | 'or'
}

/** Millionths of a currency for one euro. */
export type Rates = Partial<Record<Currency, number>>

/** Cents of euro; undefined where a rate is missing: who cannot be judged is reported. */
export function inEuro(figures: Figures, rates: Rates): number | undefined {
  let sum = 0
  for (const { currency, sum: year } of sumsOf(figures)) {
    const rate = currency === 'EUR' ? 1_000_000 : rates[currency]
    if (rate === undefined) return undefined
    const amount = Math.max(0, year.consideration)
    // `exchanged` takes what one foreign unit costs at home: here one euro.
    sum += exchanged(amount, rate)
  }
  return sum
}

/** Whether a seller sold too little to be reported. */
export function isExcluded(figures: Figures, { sales, amount, join }: Threshold, rates: Rates): boolean {
  const count = sumsOf(figures).reduce((all, { sum }) => all + sum.activities, 0)
  const euro = inEuro(figures, rates)
  const [few, little] = [count < sales, euro !== undefined && euro <= amount]
  return join === 'and' ? few && little : few || little
}
