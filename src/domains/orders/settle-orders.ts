import type { Deps } from '../../platform/deps.ts'
import { lockVersions, takeStock } from '../stock/index.ts'
import { moveOrders } from './move-orders.ts'
import { type Covered, coverOrders } from './rules/cover-orders.ts'
import { awaitsPayment, wasGivenUp } from './rules/order-moves.ts'
import { isHeld } from './rules/order-table.ts'
import { type LockedOrder, lockOrders, lockToRefund } from './store/lock-orders.ts'
import type { OrderMove } from './store/write-moves.ts'
import { reserveNamedUnits } from './units/assign-units.ts'

/** What a payment did: which orders it confirmed, and what has to go back to the buyer. Amounts in grosze. */
type Settlement = {
  confirmed: Pick<LockedOrder, 'id' | 'number' | 'companyId' | 'goods' | 'delivery' | 'total' | 'commission'>[]
  refund: number
  refundNumbers: string[]
}

/**
 * Confirms the orders of a purchase that received money, in the transaction that records the payment. Orders whose hold ended take
 * their stock again; where it is gone the money goes back (`refundDue`), as it does for orders that were cancelled. Call it once a payment.
 */
export async function settleOrders(deps: Deps, purchaseId: number, amount: number): Promise<Settlement> {
  const open = (await lockOrders(deps.db, purchaseId)).filter((order) => awaitsPayment(order) || wasGivenUp(order))
  const covered = coverOrders(amount, open, await stockOfEnded(deps, open))
  const revived = covered.confirmed.filter((order) => !isHeld(order.status))
  if (revived.length > 0) {
    await takeStock(
      deps,
      revived.flatMap((order) => order.items.map((item) => ({ ...item, reference: order.number }))),
    )
    await reserveNamedUnits(
      deps,
      revived.map(({ id }) => id),
    )
  }
  await moveOrders(deps, 'system', movesOf(covered))
  if (covered.confirmed.length > 0) {
    const orderIds = covered.confirmed.map((order) => order.id)
    await deps.emit(deps.db, { name: 'order.confirmed', payload: { purchaseId, orderIds } })
  }
  if (covered.lost.length > 0) {
    const orderIds = covered.lost.map((order) => order.id)
    await deps.emit(deps.db, { name: 'order.paidTooLate', payload: { purchaseId, orderIds } })
  }
  return {
    confirmed: covered.confirmed,
    refund: covered.rest,
    refundNumbers: covered.lost.map((order) => order.number),
  }
}

async function stockOfEnded(deps: Deps, open: readonly LockedOrder[]): Promise<Map<number, number>> {
  const ended = open.filter((order) => awaitsPayment(order) && !isHeld(order.status))
  if (ended.length === 0) return new Map()
  const ids = [...new Set(ended.flatMap((order) => order.items.map((item) => item.versionId)))]
  const versions = await lockVersions(deps, ids)
  return new Map(versions.filter((one) => one.published).map((one) => [one.versionId, one.quantity]))
}

function movesOf({ confirmed, lost }: Covered<LockedOrder>): OrderMove[] {
  const paid = confirmed.map((order) => ({
    id: order.id,
    from: order,
    to: { status: 'confirmed' as const, paymentStatus: 'paid' as const },
    amountPaid: order.total,
    event: isHeld(order.status) ? ('paid' as const) : ('paid_late' as const),
  }))
  const gone = lost.map((order) => ({
    id: order.id,
    from: order,
    to: { status: order.status, paymentStatus: 'refundDue' as const },
    amountPaid: order.total,
    event: wasGivenUp(order) ? ('paid_late_cancelled' as const) : ('paid_late_sold_out' as const),
  }))
  return [...paid, ...gone]
}

/**
 * Notes that money of orders went back, in the caller's transaction: once a refund. Of an order whose refunds were decided (`amount` of one
 * order, grosze) the rest stays paid; what came too late for an order went back wholly.
 */
export async function markOrdersRefunded(deps: Deps, numbers: readonly string[], amount: number): Promise<void> {
  const orders = await lockToRefund(deps.db, numbers)
  await moveOrders(
    deps,
    'system',
    orders.map((order) => {
      const left = order.givenBack === 0 ? 0 : order.amountPaid - amount
      if (left < 0) throw new Error(`${amount} went back for order ${order.number}, which holds ${order.amountPaid}`)
      const isOver = left === 0 && order.paymentStatus === 'refundDue'
      return {
        id: order.id,
        from: order,
        to: { status: order.status, paymentStatus: isOver ? 'refunded' : order.paymentStatus },
        amountPaid: left,
        event: isOver ? 'refunded' : 'refunded_part',
      }
    }),
  )
}
