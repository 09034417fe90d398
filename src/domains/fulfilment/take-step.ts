import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { requireMember } from '../companies/index.ts'
import type { OrderStatus } from '../orders/contract.ts'
import { type Cancellation, moveOrders, type OrderEventCode, orderUnits, shipments } from '../orders/index.ts'
import type { SellerOrder } from './contract.ts'
import { readOrder } from './read-order.ts'
import type { ShipmentData } from './rules/shipment.ts'
import { type LockedOrder, lockOrder } from './store/lock-order.ts'

/** Which order, of whom. */
export type Ask = { companyId: number; number: string }
/** What is to be written. */
export type Step = {
  to: OrderStatus
  event: OrderEventCode
  shipment?: ShipmentData
  /** What the shipment holds. */
  items?: readonly shipments.Pieces[]
  /** Units that are in it for sure. */
  unitIds?: readonly number[]
  /** Which shipment it is, where one that has left is corrected. */
  corrects?: number
  /** Why the seller called it off. */
  cancelled?: Cancellation
  /** Paid to the courier or in the shop, grosze. */
  paid?: number
}

/** Steps by which the goods leave the seller's hands. */
const HANDED_OVER: readonly OrderEventCode[] = ['shipped', 'collected']

/** Undefined: it was done before, and nothing is written. */
type Decide = (order: LockedOrder) => Step | undefined
type Also = (deps: Deps, order: LockedOrder, step: Step & { byUser: string | null }) => Promise<void>

/**
 * One step of an order by its seller: holds the order, lets `decide` refuse or choose, writes step and history, and lets `also` do what
 * follows (stock that returns), all in one transaction. `order_not_found` for orders of others.
 */
export async function takeStep(
  deps: Deps,
  actor: Actor | undefined,
  ask: Ask,
  decide: Decide,
  also: Also = async () => undefined,
  permission: 'orders.ship' | 'orders.cancel' = 'orders.ship',
): Promise<SellerOrder> {
  const { byUser } = requireMember(deps, actor, ask.companyId, permission)
  await stepOnce(deps, byUser, ask, decide, also)
  return readOrder(deps, actor, ask.companyId, ask.number)
}

/** As `takeStep`, for who has asked whether the member may. `byUser`: null where a key acts for the company. */
export async function stepOnce(
  deps: Deps,
  byUser: string | null,
  { companyId, number }: Ask,
  decide: Decide,
  also: Also = async () => undefined,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, companyId, number)
    if (!order) throw new Failure('notFound', 'order_not_found')
    const step = decide(order)
    if (!step) return
    const inside = { ...deps, db: tx }
    await moveOrders(inside, 'seller', [moveOf(order, step, byUser)])
    await saveShipment(inside, order.id, step)
    if (step.event === 'collected') await orderUnits.sendUnits(inside, order.id, { shipmentId: null, pieces: null })
    const isRestLeftOut = order.status === 'partlyShipped' && step.to === 'delivered'
    if (isRestLeftOut) await shipments.giveUpUnsent(tx, order.id)
    if (isRestLeftOut || HANDED_OVER.includes(step.event)) {
      await deps.emit(tx, { name: 'order.handedOver', payload: { orderId: order.id } })
    }
    await also(inside, order, { ...step, byUser })
  })
}

async function saveShipment(
  inside: Deps,
  orderId: number,
  { shipment, items, corrects, unitIds }: Step,
): Promise<void> {
  const { db, now } = inside
  if (!shipment) return
  if (corrects !== undefined) return shipments.correctShipment(db, now(), corrects, shipment)
  const pieces = must(items, 'the pieces of a shipment')
  const shipmentId = await shipments.insertShipment(db, now(), orderId, { ...shipment, items: pieces })
  await orderUnits.sendUnits(inside, orderId, { shipmentId, pieces, first: unitIds ?? [] })
}

function moveOf(order: LockedOrder, { to, event, shipment, cancelled, paid }: Step, byUser: string | null) {
  const detail = shipment ?? cancelled
  return {
    id: order.id,
    from: order,
    to: { status: to, paymentStatus: paid === undefined ? order.paymentStatus : ('paid' as const) },
    event,
    byUser,
    ...(paid !== undefined && { amountPaid: paid }),
    ...(detail && { detail }),
  }
}
