import { isHoliday } from '../../platform/calendar/holidays.ts'
import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { refundable } from '../orders/index.ts'
import { readLeft } from '../refunds/index.ts'
import { readPublicSettings } from '../settings/index.ts'
import { readPoliciesOf } from './policies.ts'
import { readReturnRules } from './return-rules.ts'
import { isOpen } from './rules/case-table.ts'
import { freePieces, type ReturnableOrder, type ReturnPolicy, unsentPieces } from './rules/may-open.ts'
import type { IsHoliday, ReturnRules } from './rules/periods.ts'
import { findCasesOf, type StoredCase } from './store/cases.ts'

export type Order = refundable.OrderToRefund

/** All that rights to send goods of an order back go by. */
export type Rights = {
  order: Order
  returnable: ReturnableOrder
  buyer: { firstName: string; lastName: string; phone: string }
  cases: StoredCase[]
  /** Pieces of each item that may still be named in a case. */
  free: ReadonlyMap<number, number>
  /** Pieces of each item that have not left while others have: withdrawn from, they are given up. */
  unsent: ReadonlyMap<number, number>
  context: { rules: ReturnRules; policy: ReturnPolicy; now: Date; isHoliday: IsHoliday }
}

/** The calendar of the market's country. */
export async function readCalendar(deps: Deps): Promise<IsHoliday> {
  const country = (await readPublicSettings(deps)).owner.country || 'PL'
  return (day) => isHoliday(country, day)
}

/** Of orders as they stand now, in their order. Six statements, however many orders. */
export async function readRights(deps: Deps, orders: readonly Order[]): Promise<Rights[]> {
  const ids = orders.map(({ id }) => id)
  const facts = await refundable.findReturnFacts(deps.db, ids)
  const factsOf = ({ id, number }: Order) =>
    must(
      facts.find((one) => one.id === id),
      `the facts of order ${number}`,
    )
  const [cases, left, rules, policyOf, calendar] = await Promise.all([
    findCasesOf(deps.db, ids),
    readLeft(deps, orders),
    readReturnRules(deps),
    readPoliciesOf(
      deps,
      orders.map((order) => ({ id: order.id, companyId: order.companyId, placedAt: factsOf(order).placedAt })),
    ),
    readCalendar(deps),
  ])
  return orders.map((order) => {
    const own = cases.filter(({ orderId }) => orderId === order.id)
    const { placedAt, deliveredAt, isBusiness, buyer } = factsOf(order)
    const repaired = own.flatMap(({ lines }) => lines.flatMap(({ liableUntil }) => liableUntil ?? []))
    const { status, paymentStatus } = order
    const { lines } = must(left.get(order.id), `what is left of order ${order.number}`)
    return {
      order,
      buyer,
      returnable: {
        ...{ status, paymentStatus, placedAt, deliveredAt, isBusiness },
        repairedUntil: repaired.toSorted().at(-1) ?? null,
      },
      cases: own,
      free: new Map(lines.map(({ itemId, pieces }) => [itemId, freePieces(pieces, whereabouts(order, own, itemId))])),
      unsent: new Map(order.items.map((item) => [item.id, unsentPieces(order, item)])),
      context: { rules, policy: policyOf(order.id), now: deps.now(), isHoliday: calendar },
    }
  })
}

function whereabouts({ items, number }: Order, cases: readonly StoredCase[], itemId: number) {
  const { quantity, sent, givenUp } = must(
    items.find(({ id }) => id === itemId),
    `item ${itemId} of order ${number}`,
  )
  const isShipped = items.some((item) => item.sent > 0)
  const waits = quantity - sent - givenUp
  return { taken: takenOf(cases, itemId), sent: isShipped ? sent : null, cameBack: cameBack(cases, itemId), waits }
}

/** Pieces that the seller has back for money. */
function cameBack(cases: readonly StoredCase[], itemId: number): number {
  return cases
    .filter(({ status, keepsPieces, refunded }) => !isOpen(status) && keepsPieces && refunded > 0)
    .flatMap(({ lines }) => lines.filter((line) => line.itemId === itemId))
    .reduce((sum, { received, quantity }) => sum + (received || quantity), 0)
}

/** Pieces that open cases have; and those that a settled one kept without any money, which no refund tells of. */
function takenOf(cases: readonly StoredCase[], itemId: number): number {
  return cases
    .flatMap(({ status, keepsPieces, refunded, lines }) => {
      const line = lines.find((one) => one.itemId === itemId)
      if (!line) return []
      if (isOpen(status)) return [line.quantity]
      return keepsPieces && refunded === 0 ? [line.received] : []
    })
    .reduce((sum, pieces) => sum + pieces, 0)
}
