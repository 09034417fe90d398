import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { requireMember } from '../companies/index.ts'
import { documented, shipments } from '../orders/index.ts'
import { findPickupPoints, type KnownPoint } from '../shipping/index.ts'
import { readCollectionHours } from './collection-hours.ts'
import type { ShipmentStanding, TrackedShipment } from './contract.ts'
import { storyOf } from './rules/fold-tracking.ts'
import { standingOf } from './standing.ts'
import { findEvents, findStates } from './store/followed.ts'

const MOST_CHAPTERS = 100

/** What is told of the shipments of a purchase, for whoever knows its key. */
export async function readPurchaseTracking(deps: Deps, key: string): Promise<TrackedShipment[]> {
  const orders = await documented.findOrderIdsOf(deps.db, key)
  if (orders.length === 0) throw new Failure('notFound', 'purchase_not_found')
  return readTracking(
    deps,
    orders.map(({ id }) => id),
  )
}

/** The same of one order, for its seller. */
export async function readOrderTracking(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  number: string,
): Promise<TrackedShipment[]> {
  requireMember(deps, actor, companyId, 'orders.view')
  const id = await documented.findOrderId(deps.db, companyId, number)
  if (id === undefined) throw new Failure('notFound', 'order_not_found')
  return readTracking(deps, [id])
}

/** How shipments of a person's own orders stand, without their stories; those of others are left out. */
export async function readOwnShipments(
  deps: Deps,
  actor: Actor | undefined,
  numbers: readonly string[],
): Promise<{ number: string; shipments: ShipmentStanding[] }[]> {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  const own = await shipments.findOwnIds(deps.db, actor.userId, numbers)
  const told = await readTold(
    deps,
    own.map(({ id }) => id),
  )
  return own.map(({ id, number }) => ({
    number,
    shipments: told.filter(({ orderId }) => orderId === id).map(({ standing }) => standing),
  }))
}

/** What is told of the shipments of these orders. Nobody's right is asked for. */
export async function readTracking(deps: Deps, orderIds: readonly number[]): Promise<TrackedShipment[]> {
  return (await readTold(deps, orderIds)).map(({ standing, events }) => ({
    ...standing,
    story: storyOf(events)
      .slice(0, MOST_CHAPTERS)
      .map(({ meaning, at, place }) => ({ meaning, at: at.toISOString(), place })),
  }))
}

async function readTold(deps: Deps, orderIds: readonly number[]) {
  const states = await findStates(deps.db, orderIds)
  if (states.length === 0) return []
  const told = Map.groupBy(
    await findEvents(
      deps.db,
      states.map(({ shipmentId }) => shipmentId),
    ),
    ({ shipmentId }) => shipmentId,
  )
  const orders = new Map((await shipments.findPromised(deps.db, orderIds)).map((order) => [order.id, order]))
  const known = {
    hours: await readCollectionHours(deps),
    points: await pointsOf(deps, orders.values()),
    now: deps.now(),
  }
  return states.map((followed) => {
    const events = told.get(followed.shipmentId) ?? []
    const order = must(orders.get(followed.orderId), `order ${followed.orderId}`)
    return { orderId: followed.orderId, events, standing: standingOf(followed, events, order, known) }
  })
}

/** Points that were chosen for these orders, in one statement. */
function pointsOf(deps: Deps, orders: Iterable<shipments.PromisedOrder>): Promise<KnownPoint[]> {
  const wanted = [...orders].flatMap(({ method, pickup }) => (pickup?.code ? [{ method, code: pickup.code }] : []))
  return wanted.length === 0 ? Promise.resolve([]) : findPickupPoints(deps, wanted)
}
