import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { IncidentReason, LabelCarrier, TrackingMeaning } from '../../shipping/contract.ts'
import type { ToldEvent, TrackingState } from '../rules/fold-tracking.ts'
import type { Incident } from '../rules/incident.ts'

export type ToFollow = { shipmentId: number; companyId: number; carrier: LabelCarrier; number: string; sentAt: Date }

/** Follows shipments of an order from now on; one whose number was corrected begins anew. Again it changes nothing. */
export async function followShipments(
  db: Database,
  orderId: number,
  shipments: readonly ToFollow[],
  now: Date,
): Promise<void> {
  await sql`
    insert into tracked_shipments (shipment_id, order_id, company_id, carrier, number, sent_at, next_at)
    select "shipmentId", ${orderId}, "companyId", carrier, number, "sentAt", ${now}
    from json_to_recordset(${JSON.stringify(shipments)}::json)
      as t("shipmentId" bigint, "companyId" int, carrier text, number text, "sentAt" timestamptz)
    on conflict (shipment_id) do update set carrier = excluded.carrier, number = excluded.number, next_at = excluded.next_at,
      state = null, state_at = null, incident = null, incident_at = null, failures = 0
    where tracked_shipments.number <> excluded.number or tracked_shipments.carrier <> excluded.carrier`.execute(db)
}

export type Due = ToFollow & { orderId: number; failures: number }

/** Milliseconds after which what was taken and not finished is taken again: a process that died keeps nothing. */
export const LEASE = 15 * 60_000

/**
 * Takes shipments whose time has come, and none that another process has: of the contracts that have waited longest, of each its longest waiting, so
 * that a company with much on its way leaves the others their turn. Unless told otherwise they come again when the lease is over. A step from contract
 * to contract is one read of the index, however many shipments each has.
 */
export async function claimDue(
  db: Database,
  { now, lease, accounts, ofEach }: { now: Date; lease: number; accounts: number; ofEach: number },
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with recursive accounts as (
      (select company_id, carrier, next_at from tracked_shipments where next_at is not null order by company_id, carrier, next_at limit 1)
      union all
      select n.* from accounts a, lateral (
        select company_id, carrier, next_at from tracked_shipments t
        where next_at is not null and (t.company_id, t.carrier) > (a.company_id, a.carrier)
        order by company_id, carrier, next_at limit 1) n),
    chosen as (select company_id, carrier from accounts where next_at <= ${now} order by next_at limit ${accounts}),
    taken as (
      select t.shipment_id from chosen c, lateral (
        select shipment_id from tracked_shipments
        where company_id = c.company_id and carrier = c.carrier and next_at <= ${now}
        order by next_at limit ${ofEach} for update skip locked) t)
    update tracked_shipments t set next_at = ${new Date(now.getTime() + lease)}
    where shipment_id in (select shipment_id from taken)
    returning shipment_id as "shipmentId", order_id as "orderId", company_id as "companyId", carrier, number, sent_at as "sentAt", failures`.execute(
    db,
  )
  return rows
}

/** Milliseconds that lie between two questions of a shipment, whoever hastens them. */
const BREATH = 30_000

/** What a company sent with a carrier under this number is due now; what is over stays so. */
export async function askSoon(
  db: Database,
  { companyId, carrier, number }: Pick<ToFollow, 'companyId' | 'carrier' | 'number'>,
  now: Date,
): Promise<void> {
  await sql`
    update tracked_shipments
    set next_at = least(next_at, greatest(${now}, asked_at + make_interval(secs => ${BREATH / 1000})))
    where number = ${number} and company_id = ${companyId} and carrier = ${carrier} and next_at is not null`.execute(db)
}

/** The number under which a shipment is followed and how it stood, locked until the transaction ends. */
export async function lockFollowed(
  db: Database,
  shipmentId: number,
): Promise<{ number: string; state: TrackingMeaning | null; incident: IncidentReason | null } | undefined> {
  const { rows } = await sql<{ number: string; state: TrackingMeaning | null; incident: IncidentReason | null }>`
    select number, state, incident from tracked_shipments where shipment_id = ${shipmentId} for update`.execute(db)
  return rows[0]
}

/** Adds what was told and is not known yet. */
export async function insertEvents(
  db: Database,
  { shipmentId, number }: Pick<Due, 'shipmentId' | 'number'>,
  events: readonly (ToldEvent & { raw: string | null })[],
  now: Date,
): Promise<void> {
  await sql`
    insert into tracking_events (shipment_id, number, at, code, meaning, place, raw, seen_at)
    select ${shipmentId}, ${number}, at, code, meaning, place, raw, ${now}
    from json_to_recordset(${JSON.stringify(events)}::json) as t(at timestamptz, code text, meaning text, place text, raw text)
    on conflict do nothing`.execute(db)
}

/** Of what was seen before then, the oldest first, so many at once. */
export async function clearRaw(db: Database, before: Date, atOnce: number): Promise<void> {
  await sql`
    update tracking_events e set raw = null
    from (select shipment_id, number, at, code from tracking_events where raw is not null and seen_at < ${before}
      order by seen_at limit ${atOnce} for update skip locked) t
    where (e.shipment_id, e.number, e.at, e.code) = (t.shipment_id, t.number, t.at, t.code)`.execute(db)
}

const MOST_EVENTS = 1000

/** All that was told of these shipments under the numbers they have now. */
export async function findEvents(
  db: Database,
  shipmentIds: readonly number[],
): Promise<(ToldEvent & { shipmentId: number })[]> {
  const { rows } = await sql<ToldEvent & { shipmentId: number }>`
    select e.shipment_id as "shipmentId", e.code, e.meaning, e.at, e.place from tracking_events e
      join tracked_shipments t on t.shipment_id = e.shipment_id and t.number = e.number
    where e.shipment_id = any(${shipmentIds}::bigint[]) order by e.at desc limit ${MOST_EVENTS * Math.max(1, shipmentIds.length)}`.execute(
    db,
  )
  return rows
}

export async function saveState(
  db: Database,
  shipmentId: number,
  {
    state,
    incident,
    askedAt,
    nextAt,
  }: { state: TrackingState | null; incident: Incident | null; askedAt: Date; nextAt: Date | null },
): Promise<void> {
  await sql`
    update tracked_shipments set state = ${state?.meaning ?? null}, state_at = ${state?.at ?? null}, incident = ${incident?.reason ?? null},
      incident_at = ${incident?.at ?? null}, asked_at = ${askedAt}, next_at = ${nextAt}, failures = 0 where shipment_id = ${shipmentId}`.execute(
    db,
  )
}

/** Nobody is asked of what has arrived, unless it is followed under another number meanwhile. */
export async function endFollowing(
  db: Database,
  { shipmentId, number }: Pick<Due, 'shipmentId' | 'number'>,
): Promise<void> {
  await sql`
    update tracked_shipments set next_at = null
    where shipment_id = ${shipmentId} and number = ${number} and state = 'delivered'`.execute(db)
}

/** The carrier could not be asked under this number: it is, later. */
export async function putOff(
  db: Database,
  { shipmentId, number }: Pick<Due, 'shipmentId' | 'number'>,
  failures: number,
  nextAt: Date | null,
): Promise<void> {
  await sql`
    update tracked_shipments set failures = least(${failures}, 1000), next_at = ${nextAt}
    where shipment_id = ${shipmentId} and number = ${number}`.execute(db)
}

export type FollowedState = {
  shipmentId: number
  orderId: number
  carrier: LabelCarrier
  number: string
  state: TrackingMeaning | null
  incident: IncidentReason | null
}

export async function findStates(db: Database, orderIds: readonly number[]): Promise<FollowedState[]> {
  const { rows } = await sql<FollowedState>`
    select shipment_id as "shipmentId", order_id as "orderId", carrier, number, state, incident
    from tracked_shipments where order_id = any(${orderIds}::bigint[]) order by shipment_id`.execute(db)
  return rows
}
