import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { Consignment, LabelCarrier, Party } from '../../shipping/contract.ts'
import { inTurn, type Turn } from '../store/in-turn.ts'
import { bindsLabels, type CollectionState } from './rules/collection-states.ts'

export type StoredCollection = {
  id: number
  companyId: number
  carrier: LabelCarrier
  sender: Party
  day: string
  from: string
  until: string
  note: string
  state: CollectionState
  automatic: boolean
  externalId: string | null
  reason: string | null
  words: string | null
  attempts: number
  turn: number
  nextAt: Date | null
  requestedAt: Date
  orderedAt: Date | null
}

const columns = sql`id, company_id as "companyId", carrier, sender, day::text as day, from_time as "from", until_time as until, note, state,
  automatic, external_id as "externalId", reason, words, attempts, turn, next_at as "nextAt", requested_at as "requestedAt",
  ordered_at as "orderedAt"`

export type NewCollection = Pick<
  StoredCollection,
  'companyId' | 'carrier' | 'sender' | 'day' | 'from' | 'until' | 'note' | 'automatic' | 'requestedAt'
> & { requestedBy: string | null }

export async function insertCollection(db: Database, given: NewCollection): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into collections (company_id, carrier, sender, day, from_time, until_time, note, state, automatic, requested_at, requested_by, next_at)
    values (${given.companyId}, ${given.carrier}, ${JSON.stringify(given.sender)}::jsonb, ${given.day}::date, ${given.from}, ${given.until},
      ${given.note}, 'requested', ${given.automatic}, ${given.requestedAt}, ${given.requestedBy}, ${given.requestedAt})
    returning id`.execute(db)
  return must(rows[0], 'the collection just written').id
}

/** Binds labels to a collection; how many: one that another collection has is left out, also where both come at once. */
export async function bindLabels(db: Database, collectionId: number, labelIds: readonly number[]): Promise<number> {
  const { rows } = await sql`
    insert into collection_labels (collection_id, label_id)
    select ${collectionId}, id from labels where id = any(${labelIds}::bigint[]) and state = 'bought' order by id
    on conflict do nothing returning 1`.execute(db)
  return rows.length
}

export type ReadyLabel = {
  id: number
  number: string
  carrier: LabelCarrier
  consignment: Pick<Consignment, 'sender' | 'parcels'>
  trackingNumber: string | null
}

/** Labels of the last two weeks that wait for a courier and are asked for by no collection, the oldest first. */
export async function findReady(
  db: Database,
  companyId: number,
  { carriers, since, limit }: { carriers: readonly LabelCarrier[]; since: Date; limit: number },
): Promise<ReadyLabel[]> {
  const { rows } = await sql<ReadyLabel>`
    select id, order_number as number, carrier, consignment, numbers[1] as "trackingNumber" from labels l
    where company_id = ${companyId} and state = 'bought' and purpose = 'outbound' and consignment->>'handOver' = 'courier'
      and carrier = any(${carriers}::text[]) and bought_at >= ${since}
      and not exists (select from collection_labels c where c.label_id = l.id and c.active)
    order by bought_at, id limit ${limit}`.execute(db)
  return rows
}

export async function findCollections(
  db: Database,
  companyId: number,
  limit: number,
): Promise<(StoredCollection & { numbers: string[] })[]> {
  const { rows } = await sql<StoredCollection & { numbers: string[] }>`
    select ${columns}, array(select l.order_number from collection_labels c join labels l on l.id = c.label_id
      where c.collection_id = collections.id order by l.id) as numbers
    from collections where company_id = ${companyId} order by id desc limit ${limit}`.execute(db)
  return rows
}

export async function findCollection(
  db: Database,
  companyId: number,
  id: number,
): Promise<StoredCollection | undefined> {
  const { rows } = await sql<StoredCollection>`
    select ${columns} from collections where id = ${id} and company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** What of a collection's parcels can still be collected. */
export async function findBoundLabels(
  db: Database,
  collectionId: number,
): Promise<{ externalId: string | null; consignment: Pick<Consignment, 'parcels'> }[]> {
  const { rows } = await sql<{ externalId: string | null; consignment: Pick<Consignment, 'parcels'> }>`
    select l.external_id as "externalId", l.consignment from collection_labels c join labels l on l.id = c.label_id
    where c.collection_id = ${collectionId} and c.active and l.state = 'bought' order by l.id`.execute(db)
  return rows
}

/** Takes collections whose time has come, each contract in its turn; unless told otherwise they come again when the lease is over. */
export async function claimDue(db: Database, turn: Turn): Promise<StoredCollection[]> {
  const { rows } = await sql<StoredCollection>`
    with recursive ${inTurn(sql`collections`, turn)}
    update collections set next_at = ${turn.until}, turn = turn + 1 where id in (select id from taken)
    returning ${columns}`.execute(db)
  return rows
}

/** Writes how a collection stands, and lets its parcels go where it binds them no more; false where somebody else has had it since. */
export async function saveCollection(db: Database, given: StoredCollection): Promise<boolean> {
  const { rows } = await sql`
    with saved as (
      update collections set state = ${given.state}, external_id = ${given.externalId}, reason = ${given.reason}, words = ${given.words},
        attempts = ${given.attempts}, next_at = ${given.nextAt}, ordered_at = ${given.orderedAt}, turn = turn + 1
      where id = ${given.id} and turn = ${given.turn} returning id),
    freed as (
      update collection_labels set active = false
      where collection_id in (select id from saved) and active and not ${bindsLabels(given.state)}::boolean)
    select 1 from saved`.execute(db)
  return rows.length > 0
}

/** Whether this day of the company's begins with this call: once, whoever asks. */
export async function beginDay(db: Database, companyId: number, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into collection_days (company_id, day) values (${companyId}, ${day}::date)
    on conflict (company_id) do update set day = excluded.day where collection_days.day < excluded.day
    returning 1`.execute(db)
  return rows.length > 0
}
