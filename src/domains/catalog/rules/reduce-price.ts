import { lowestPriceBefore, type PricePoint } from './lowest-price.ts'

/** How a version's price stands, grosze. `wasPrice` and `lastPrice` are null unless a reduction is announced. */
export type PriceState = { price: number; wasPrice: number | null; lastPrice: number | null }

/**
 * A version's price after a change. An announced lowering is a reduction: it shows the price before it (the first one, when reductions
 * follow each other) and the lowest of the 30 days before this one. Any other change ends a running reduction.
 */
export function reducePrice(
  before: { price: number; wasPrice: number | null; history: readonly PricePoint[] },
  price: number,
  announce: boolean,
  at: Date,
): PriceState {
  if (!announce || price >= before.price) return { price, wasPrice: null, lastPrice: null }
  return {
    price,
    wasPrice: before.wasPrice ?? before.price,
    lastPrice: lowestPriceBefore(at, before.history) ?? before.price,
  }
}
