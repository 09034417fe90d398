import { commissionOf } from '../../../../../domains/commission/rules/commission-of.ts'

/** B04: what the market keeps of a price, and what is left for the seller; gross, grosze. `rate`: basis points. */
export function shareOfPrice(price: number, rate: number): { commission: number; receive: number } {
  const commission = commissionOf([{ base: price, rate }]).gross
  return { commission, receive: price - commission }
}
