import { lowestPriceBefore, type PricePoint } from './lowest-price.ts'

/**
 * How a version's price stands, grosze. `wasPrice` is what is struck, `lastPrice` what the law wants beside it: both are the lowest
 * price of the 30 days before the reduction, and null unless one is announced.
 */
export type PriceState = { price: number; wasPrice: number | null; lastPrice: number | null }

/**
 * A version's price after a change. A reduction is announced only where the new price is below the one before and below the lowest of
 * the 30 days before it; that lowest one is struck. Any other change ends a running reduction.
 */
export function reducePrice(
  before: { price: number; history: readonly PricePoint[] },
  price: number,
  announce: boolean,
  at: Date,
): PriceState {
  const lowest = announce && price < before.price ? lowestPriceBefore(at, before.history) : null
  const struck = lowest !== null && price < lowest ? lowest : null
  return { price, wasPrice: struck, lastPrice: struck }
}
