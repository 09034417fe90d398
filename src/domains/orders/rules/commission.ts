import { type Minor, shareOf, splitMoney } from '../../../values/money.ts'

/** VAT on the market's own service, basis points. */
export const COMMISSION_VAT = 2300

/** Written once with the order, never recomputed. Amounts in grosze; `gross` is what the seller is charged. */
export type Commission = {
  /** Basis points of `base`. */
  rate: number
  /** Gross value of the goods, delivery excluded. */
  base: Minor
  net: Minor
  vat: Minor
  gross: Minor
  /** The same by item, in the order of the items; every column sums to the whole. */
  items: { base: Minor; net: Minor; vat: Minor }[]
}

/** Commission of one order, halves rounded up, split over its items by their value. */
export function commissionOf(lineTotals: readonly Minor[], rate: number): Commission {
  const base = lineTotals.reduce((sum, total) => sum + total, 0)
  const net = shareOf(base, rate)
  const vat = shareOf(net, COMMISSION_VAT)
  const nets = splitMoney(net, lineTotals)
  const vats = splitMoney(vat, lineTotals)
  const items = lineTotals.map((total, index) => ({ base: total, net: nets[index] ?? 0, vat: vats[index] ?? 0 }))
  return { rate, base, net, vat, gross: net + vat, items }
}
