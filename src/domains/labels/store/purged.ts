import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Party } from '../../shipping/contract.ts'

export type ToPurge = { id: number; orderId: number; requestedAt: Date; turn: number }

const columns = sql`id, order_id as "orderId", requested_at as "requestedAt", turn`
/** Nothing goes on with it: no job has it, and none will take it. */
const rests = sql`purged_at is null and next_at is null`

/** Labels that still say for whom they are, and are to be looked at by now; none that another process looks at. */
export async function findToLookAt(db: Database, now: Date, limit: number): Promise<ToPurge[]> {
  const { rows } = await sql<ToPurge>`
    select ${columns} from labels where purged_at is null and purge_look_at <= ${now} order by purge_look_at limit ${limit}
    for update skip locked`.execute(db)
  return rows
}

export async function findToPurgeOf(db: Database, orderIds: readonly number[]): Promise<ToPurge[]> {
  const { rows } = await sql<ToPurge>`
    select ${columns} from labels where order_id = any(${orderIds}::bigint[]) and ${rests}`.execute(db)
  return rows
}

export async function lookAgain(db: Database, ids: readonly number[], at: Date): Promise<void> {
  await sql`update labels set purge_look_at = ${at} where id = any(${ids}::bigint[]) and purged_at is null`.execute(db)
}

const NOBODY: Party = { company: null, firstName: '', lastName: '', email: '', phone: '', address: null }

/**
 * From now on these labels say neither for whom they were nor where; a label for the way back neither who sent it. The keys of their files, which nothing
 * has any more. One that somebody went on with since it was found stays as it is.
 */
export async function purge(db: Database, found: readonly ToPurge[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ keys: string[] }>`
    update labels l set purged_at = ${now}, words = null, file_key = null, zpl_key = null, turn = l.turn + 1,
      consignment = l.consignment || jsonb_build_object('point', null, 'receiver', ${JSON.stringify(NOBODY)}::jsonb)
        || case when l.purpose = 'return' then jsonb_build_object('sender', ${JSON.stringify(NOBODY)}::jsonb) else '{}'::jsonb end
    from (select o.id, o.turn, array_remove(array[o.file_key, o.zpl_key], null) as keys from labels o
      join json_to_recordset(${JSON.stringify(found)}::json) as t(id bigint, turn int) on t.id = o.id and t.turn = o.turn) was
    where l.id = was.id and l.turn = was.turn and l.purged_at is null and l.next_at is null
    returning was.keys`.execute(db)
  return rows.flatMap(({ keys }) => keys)
}
