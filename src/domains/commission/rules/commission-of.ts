import { type Minor, shareOf, splitMoney } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'

/** VAT on the market's own service, basis points. */
export const COMMISSION_VAT = 2300

/** Gross value of one line in grosze, and the rate of its category and seller in basis points. */
export type CommissionLine = { base: Minor; rate: number }

/** Written once with the order, never recomputed. Amounts in grosze; `gross` is what the seller is charged. */
export type Commission = {
  /** Basis points of `base`; where the items' rates differ, what they come to for the whole. */
  rate: number
  /** Gross value of the goods, delivery excluded. */
  base: Minor
  net: Minor
  vat: Minor
  gross: Minor
  /**
   * The same by item, in the order of the items; every column sums to the whole. `rate` is missing in orders from the time of one rate
   * for all: it was the whole's.
   */
  items: { rate?: number; base: Minor; net: Minor; vat: Minor }[]
}

/**
 * Commission of one order. Lines of one rate are taken together, halves rounded up, and shared over them by their value: many small
 * lines never cost more than one of their sum. `vatRate`: see `serviceVat`.
 */
export function commissionOf(lines: readonly CommissionLine[], vatRate = COMMISSION_VAT): Commission {
  const items = lines.map(({ base, rate }) => ({ rate, base, net: 0, vat: 0 }))
  for (const [rate, group] of Map.groupBy(items, (item) => item.rate)) {
    const bases = group.map((item) => item.base)
    const nets = splitMoney(shareOf(sum(bases), rate), bases)
    for (const [index, item] of group.entries()) item.net = must(nets[index], 'a share of the commission')
  }
  const nets = items.map((item) => item.net)
  const net = sum(nets)
  const vat = shareOf(net, vatRate)
  // By the net amounts, so that an item free of commission carries none of the tax on it.
  const vats = splitMoney(vat, nets)
  for (const [index, item] of items.entries()) item.vat = must(vats[index], 'a share of the tax')
  const base = sum(items.map((item) => item.base))
  return { rate: rateOfWhole(items, base, net), base, net, vat, gross: net + vat, items }
}

function rateOfWhole(items: readonly CommissionLine[], base: Minor, net: Minor): number {
  const first = must(items[0], 'the first item').rate
  if (base === 0 || items.every((item) => item.rate === first)) return first
  return Math.round((net * 10_000) / base)
}

function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce((total, amount) => total + amount, 0)
}
