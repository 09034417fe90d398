import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { requireMember } from '../companies/index.ts'
import { documented } from '../orders/index.ts'
import type { TrackedShipment } from './contract.ts'
import { storyOf } from './rules/fold-tracking.ts'
import { findEvents, findStates } from './store.ts'

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

async function readTracking(deps: Deps, orderIds: readonly number[]): Promise<TrackedShipment[]> {
  const states = await findStates(deps.db, orderIds)
  const events = await findEvents(
    deps.db,
    states.map(({ shipmentId }) => shipmentId),
  )
  return states.map(({ shipmentId, state }) => ({
    shipmentId,
    state,
    story: storyOf(events.filter((event) => event.shipmentId === shipmentId))
      .slice(0, MOST_CHAPTERS)
      .map(({ meaning, at, place }) => ({ meaning, at: at.toISOString(), place })),
  }))
}
