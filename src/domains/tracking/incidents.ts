import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import { documented, shipments } from '../orders/index.ts'
import { actorsOf, INCIDENT_REASONS, type IncidentActor } from '../shipping/contract.ts'
import type { IncidentRow, RawEvent, TrackedShipment } from './contract.ts'
import { readTracking } from './read-tracking.ts'
import { findIncidents, findRawEvents, type SoughtIncident } from './store/incidents.ts'

/** A page of shipments under way that something keeps from going on, the oldest first; `q`: by order, shipment or seller. */
export async function listIncidents(
  deps: Deps,
  actor: Actor | undefined,
  { q, acts, after }: { q?: string | undefined; acts?: IncidentActor | undefined; after?: string | undefined },
): Promise<{ incidents: IncidentRow[]; next: string | null }> {
  requireOperator(actor)
  const reasons = INCIDENT_REASONS.filter((reason) => acts === undefined || actorsOf(reason).includes(acts))
  const [at, shipmentId] = after === undefined ? [] : after.split('.').map(Number)
  const place = at === undefined || shipmentId === undefined ? null : { at: new Date(at), shipmentId }
  const found = await findIncidents(
    deps.db,
    { reasons, sought: q ? await settleSearch(deps, q) : null },
    { after: place, limit: PAGE_SIZE + 1 },
  )
  const page = found.slice(0, PAGE_SIZE)
  const orders = await shipments.findPromised(
    deps.db,
    page.map(({ orderId }) => orderId),
  )
  const last = found.length > PAGE_SIZE ? page.at(-1) : undefined
  return {
    incidents: page.map(({ orderId, reason, at: begun, ...row }) => {
      const order = must(
        orders.find(({ id }) => id === orderId),
        `order ${orderId}`,
      )
      const company = { id: order.companyId, name: order.seller }
      const since = must(begun, `the begin of the incident of shipment ${row.shipmentId}`).toISOString()
      return { ...row, reason, order: order.number, company, acts: [...actorsOf(reason)], at: since }
    }),
    next: last?.at ? `${last.at.getTime()}.${last.shipmentId}` : null,
  }
}

async function settleSearch(deps: Deps, q: string): Promise<SoughtIncident> {
  return { words: q, orderId: (await documented.findOrderId(deps.db, null, q.toUpperCase())) ?? null }
}

/** All that was told of an order as it was told, also under numbers that were corrected. */
export async function readRawTracking(
  deps: Deps,
  actor: Actor | undefined,
  number: string,
): Promise<{ shipments: TrackedShipment[]; events: RawEvent[] }> {
  requireOperator(actor)
  const orderId = await documented.findOrderId(deps.db, null, number)
  if (orderId === undefined) throw new Failure('notFound', 'order_not_found')
  const events = await findRawEvents(deps.db, orderId)
  return {
    shipments: await readTracking(deps, [orderId]),
    events: events.map((event) => ({ ...event, at: event.at.toISOString(), seenAt: event.seenAt.toISOString() })),
  }
}
