import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { requireMember } from '../companies/index.ts'
import { orderConditions, shipments } from '../orders/index.ts'
import type { SellerOrder } from './contract.ts'
import { findOrder } from './store/find-order.ts'

/** An order as its seller sees it; orders of others do not exist (`order_not_found`). */
export async function readOrder(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  number: string,
): Promise<SellerOrder> {
  requireMember(deps, actor, companyId, 'orders.view')
  const found = await findOrder(deps.db, companyId, number)
  if (!found) throw new Failure('notFound', 'order_not_found')
  const { placedAt, shipment, shipments: parts, events, facts, ...order } = found
  return {
    ...order,
    ...orderConditions.toOrderFacts(found, facts),
    placedAt: placedAt.toISOString(),
    shipment: shipment && shipments.toShipmentView(shipment, deps.config.trackingLinks),
    shipments: shipments.toPartViews(parts, deps.config.trackingLinks),
    events: events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
  }
}
