import type { Currency, Minor } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import { vatPrefix } from '../../../values/vat-id.ts'
import type { Commission } from '../../commission/contract.ts'
import { type CommissionSum, commissionLines, serviceTreatment } from './commission-lines.ts'
import type { Priced } from './priced.ts'
import type { Treatment } from './vat.ts'

export type BillableOrder = { orderId: number; currency: Currency; commission: Commission }
export type BilledPart = { orderId: number; line: number; net: Minor; vat: Minor }

type Part = { orderId: number; rate: number; treatment: Treatment; net: Minor; vat: Minor }

/** The lines of an invoice of commission, and what of each line is which order's. */
export function billOf(orders: readonly BillableOrder[], country: string): { priced: Priced; billed: BilledPart[] } {
  const parts = orders
    .flatMap((order) => partsOf(order, { country, isInEu: vatPrefix(country) !== undefined }))
    .filter(({ net, vat }) => net + vat !== 0)
  const groups = [...Map.groupBy(parts, ({ treatment, rate }) => `${treatment} ${rate}`).values()].sort(byRate)
  const billed: BilledPart[] = []
  const sums = groups.map((group, index): CommissionSum => {
    const { rate, treatment } = must(group[0], 'a part of the commission')
    for (const { orderId, net, vat } of atOrders(group)) billed.push({ orderId, line: index + 1, net, vat })
    const orders = new Set(group.map(({ orderId }) => orderId)).size
    const net = group.reduce((sum, part) => sum + part.net, 0)
    return { rate, treatment, orders, net, vat: group.reduce((sum, part) => sum + part.vat, 0) }
  })
  return { priced: commissionLines(sums), billed }
}

const byRate = (a: readonly Part[], b: readonly Part[]) =>
  must(a[0], 'a part of the commission').rate - must(b[0], 'a part of the commission').rate

/** One row an order, also where it bought several things of one rate. */
function atOrders(group: readonly Part[]): { orderId: number; net: Minor; vat: Minor }[] {
  return [...Map.groupBy(group, ({ orderId }) => orderId)].map(([orderId, own]) => ({
    orderId,
    net: own.reduce((sum, part) => sum + part.net, 0),
    vat: own.reduce((sum, part) => sum + part.vat, 0),
  }))
}

/** An order's commission by rate; items are missing in orders from the time of one rate for all. */
function partsOf({ orderId, commission }: BillableOrder, seller: { country: string; isInEu: boolean }): Part[] {
  const treatment = serviceTreatment(seller, commission.vat)
  const items = commission.items.length > 0 ? commission.items : [commission]
  return items.map(({ rate = commission.rate, net, vat }) => ({ orderId, rate, treatment, net, vat }))
}
