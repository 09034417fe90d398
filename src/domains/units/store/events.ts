import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { EventData, EventKind } from '../rules/event.ts'

export type StoredEvent = {
  unitId: number
  seq: number
  at: Date
  kind: EventKind
  by: string
  data: EventData[EventKind]
  note: string | null
  noteSalt: string | null
  prev: Buffer | null
  hash: Buffer
  signature: Buffer
  keyId: string
}

const hex = (bytes: Buffer | null) => bytes && `\\x${bytes.toString('hex')}`

export async function insertEvents(db: Database, events: readonly StoredEvent[]): Promise<void> {
  const rows = events.map((event) => ({
    ...event,
    prev: hex(event.prev),
    hash: hex(event.hash),
    signature: hex(event.signature),
  }))
  await sql`
    insert into unit_events (unit_id, seq, at, kind, by, data, note, note_salt, prev, hash, signature, key_id)
    select "unitId", seq, at, kind, by, data, note, "noteSalt", prev, hash, signature, "keyId"
    from json_to_recordset(${JSON.stringify(rows)}::json) as t("unitId" bigint, seq int, at timestamptz, kind text, by text, data jsonb,
      note text, "noteSalt" text, prev bytea, hash bytea, signature bytea, "keyId" text)
    order by "unitId", seq`.execute(db)
}

const columns = sql`unit_id as "unitId", seq, at, kind, by, data, note, note_salt as "noteSalt", prev, hash, signature, key_id as "keyId"`

/** The chain of a unit, from its first event to its last. A life has dozens of events, not thousands. */
export async function findChain(db: Database, unitId: number): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select ${columns} from unit_events where unit_id = ${unitId} order by seq`.execute(db)
  return rows
}

/** The last event of each of these units. */
export async function findLastEvents(db: Database, unitIds: readonly number[]): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select e.* from unnest(${unitIds}::bigint[]) u (id) cross join lateral (
      select ${columns} from unit_events where unit_id = u.id order by seq desc limit 1) e`.execute(db)
  return rows
}
