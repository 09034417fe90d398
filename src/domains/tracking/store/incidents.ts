import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { likeness } from '../../../platform/db/likeness.ts'
import { companyConditions } from '../../companies/index.ts'
import { shipments } from '../../orders/index.ts'
import type { IncidentReason, LabelCarrier } from '../../shipping/contract.ts'
import type { RawEvent } from '../contract.ts'

export type FoundIncident = {
  shipmentId: number
  orderId: number
  carrier: LabelCarrier
  number: string
  reason: IncidentReason
  at: Date | null
}
type Place = { at: Date; shipmentId: number }
/** What was typed, with the order that it may mean. */
export type SoughtIncident = { words: string; orderId: number | null }

/** Shipments under way that something keeps from going on, the oldest first, by an index of those alone. */
export async function findIncidents(
  db: Database,
  { reasons, sought }: { reasons: readonly IncidentReason[]; sought: SoughtIncident | null },
  { after, limit }: { after: Place | null; limit: number },
): Promise<FoundIncident[]> {
  const begin = after
    ? sql`and (t.incident_at, t.shipment_id) > (${after.at}::timestamptz, ${after.shipmentId}::bigint)`
    : sql``
  const { rows } = await sql<FoundIncident>`
    select t.shipment_id as "shipmentId", t.order_id as "orderId", t.carrier, t.number, t.incident as reason, t.incident_at as at
    from tracked_shipments t
    where t.incident is not null and t.incident = any(${reasons}::text[]) ${begin}
      ${sought ? meets(sought) : sql``} and ${shipments.isUnderWay('t.order_id')}
    order by t.incident_at, t.shipment_id limit ${limit}`.execute(db)
  return rows
}

function meets({ words, orderId }: SoughtIncident) {
  const like = likeness(words)
  return sql`and (t.order_id = ${orderId}::bigint or t.number ilike ${likeness(words.replaceAll(/\s/g, ''))} or ${companyConditions.isCalledLike('t.company_id', like)})`
}

const MOST = 500

/** All that was told of an order, under whatever numbers, the newest first. */
export async function findRawEvents(
  db: Database,
  orderId: number,
): Promise<(Omit<RawEvent, 'at' | 'seenAt'> & { at: Date; seenAt: Date })[]> {
  const { rows } = await sql<Omit<RawEvent, 'at' | 'seenAt'> & { at: Date; seenAt: Date }>`
    select e.shipment_id as "shipmentId", e.number, e.at, e.seen_at as "seenAt", e.code, e.meaning, e.place, e.raw
    from tracking_events e
    where e.shipment_id in (select shipment_id from tracked_shipments where order_id = ${orderId})
    order by e.at desc, e.code limit ${MOST}`.execute(db)
  return rows
}
