import type { Deps } from '../../platform/deps.ts'
import { letGo } from './end-orders.ts'
import { moveOrders } from './move-orders.ts'
import type { Cancellation } from './rules/cancel-reasons.ts'
import type { OrderEventCode } from './rules/order-events.ts'
import type { Mover } from './rules/order-table.ts'
import { giveUpPieces, giveUpUnsent } from './store/given-up.ts'
import { findAccepted } from './store/lock-orders.ts'
import {
  findGivenBack,
  findOrdersById,
  findOrdersByIds,
  findOrdersOfPerson,
  findOrdersOfPurchase,
  findOrderToRefund,
  lockOrder,
  type OrderName,
  type OrderToRefund,
} from './store/order-to-refund.ts'

export { cancelPurchase } from './end-orders.ts'
export { markOrdersRefunded } from './settle-orders.ts'
export { callOffUnpaid } from './step-in.ts'
export { claimMail } from './store/news.ts'
export type { OrderName, OrderToRefund } from './store/order-to-refund.ts'
export { findOrdersOfCustomer, findReturnFacts, type ReturnFacts } from './store/order-to-return.ts'
export { lockOrdersWithMoney, takeBackMoney } from './take-back-money.ts'

/** An order by its number, as it stands now; undefined for orders of others. */
export function readOrderToRefund(deps: Pick<Deps, 'db'>, name: OrderName): Promise<OrderToRefund | undefined> {
  return findOrderToRefund(deps.db, name)
}

/** All orders of a purchase, by its unguessable key; none where nobody bought under it. */
export function readOrdersOfPurchase(deps: Pick<Deps, 'db'>, key: string): Promise<OrderToRefund[]> {
  return findOrdersOfPurchase(deps.db, key)
}

/** The same by the id of the purchase. */
export function readOrdersById(deps: Pick<Deps, 'db'>, purchaseId: number): Promise<OrderToRefund[]> {
  return findOrdersById(deps.db, purchaseId)
}

/** Orders by their ids, as they stand now; those that do not exist are left out. */
export function readOrdersByIds(deps: Pick<Deps, 'db'>, ids: readonly number[]): Promise<OrderToRefund[]> {
  return findOrdersByIds(deps.db, ids)
}

/** Orders by their numbers, of those that a person bought with an account. */
export function readOrdersOfPerson(
  deps: Pick<Deps, 'db'>,
  userId: string,
  numbers: readonly string[],
): Promise<OrderToRefund[]> {
  return findOrdersOfPerson(deps.db, userId, numbers)
}

/** An order by its number, locked until the caller's transaction ends. Its payments have to be locked before, as those who settle them do. */
export async function lockOrderToRefund(deps: Pick<Deps, 'db'>, { id, number }: OrderToRefund): Promise<OrderToRefund> {
  await lockOrder(deps.db, id)
  const order = await findOrderToRefund(deps.db, { number })
  if (!order) throw new Error(`no order ${number}`)
  return order
}

/** Who decides, and of what the history tells. `byUser`: the person, if one is known. `event`: what it says of a call-off instead. */
export type Decider = { by: Exclude<Mover, 'system'>; byUser: string | null; event?: OrderEventCode }

/** What goes back of an order: grosze, and which pieces that have not left will not be sent for it. */
export type Given = { amount: number; givenUp?: readonly { itemId: number; pieces: number }[] }

/**
 * Notes that an amount (grosze) of a locked order goes back, in the caller's transaction; with the last of it the order's money is to be
 * refunded, and what has not been sent by then never is. The buyer has it when `markOrdersRefunded` says so.
 */
export async function giveBack(
  deps: Deps,
  order: OrderToRefund,
  { amount, givenUp = [] }: Given,
  { by, byUser }: Decider,
): Promise<void> {
  if (givenUp.length > 0) await giveUpPieces(deps.db, order.id, givenUp)
  const isWhole = order.givenBack + amount === order.total
  const to = { status: order.status, paymentStatus: isWhole ? ('refundDue' as const) : order.paymentStatus }
  await moveOrders(deps, by, [{ id: order.id, from: order, to, givenBack: amount, event: 'refund_decided', byUser }])
  if (isWhole) await giveUpRest(deps, { ...order, ...to }, { by, byUser })
}

/** Pieces of a locked order that have not left will not be sent, without any money that goes back for them. */
export function giveUp(
  deps: Pick<Deps, 'db'>,
  { id }: OrderToRefund,
  pieces: readonly { itemId: number; pieces: number }[],
): Promise<void> {
  return giveUpPieces(deps.db, id, pieces)
}

/**
 * Nothing more of a locked order will be sent than has left: it counts as shipped, in the caller's transaction, which gives the money for the rest
 * back. Nothing where it was not sent in part. What was taken off the shelf for it stays off: who has it after all counts it in.
 */
export async function giveUpRest(deps: Deps, order: OrderToRefund, { by, byUser }: Decider): Promise<void> {
  if (order.status !== 'partlyShipped') return
  const to = { status: 'shipped', paymentStatus: order.paymentStatus } as const
  const mover = by === 'buyer' ? 'system' : by
  await giveUpUnsent(deps.db, order.id)
  await moveOrders(deps, mover, [{ id: order.id, from: order, to, event: 'rest_given_up', byUser }])
  await deps.emit(deps.db, { name: 'order.handedOver', payload: { orderId: order.id } })
}

const CALLED_OFF = { buyer: 'by_buyer', seller: 'by_seller', operator: 'by_operator' } as const

/**
 * Calls off a locked order that is paid and all of whose money that is left goes back, in the caller's transaction: stock returns, once, as
 * nobody moves an order out of `cancelled`.
 */
export async function callOffPaid(
  deps: Deps,
  order: OrderToRefund,
  { by, byUser, event, cancelled }: Decider & { cancelled: Cancellation },
): Promise<void> {
  await moveOrders(deps, by, [
    {
      id: order.id,
      from: order,
      to: { status: 'cancelled', paymentStatus: 'refundDue' },
      givenBack: order.total - order.givenBack,
      event: event ?? CALLED_OFF[by],
      byUser,
      detail: cancelled,
    },
  ])
  await letGo(deps, [await findAccepted(deps.db, order.id)], 'cancelled')
}

/** All orders of which something was given back, in batches; grosze. */
export async function* readGivenBack(deps: Pick<Deps, 'db'>, batchSize: number) {
  let after = 0
  for (;;) {
    const batch = await findGivenBack(deps.db, after, batchSize)
    const last = batch.at(-1)
    if (!last) return
    yield batch
    after = last.id
  }
}
