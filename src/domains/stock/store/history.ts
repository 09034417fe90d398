import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type MovementRow = {
  id: number
  versionId: number
  versionName: string
  delta: number
  reason: string
  reference: string | null
  note: string | null
  byUser: string | null
  at: Date
}

/** Stock movements of all versions of a product, newest first, from before the given one. */
export async function findMovements(
  db: Database,
  productId: number,
  before: number | null,
  limit: number,
): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select m.id, m.version_id as "versionId", v.name as "versionName", m.delta, m.reason, m.reference, m.note, m.by_user as "byUser", m.at
    from versions v
    cross join lateral (
      select * from stock_movements where version_id = v.id and (${before}::bigint is null or id < ${before})
      order by id desc limit ${limit}) m
    where v.product_id = ${productId} order by m.id desc limit ${limit}`.execute(db)
  return rows
}

export type FirstStock = { versionId: number; quantity: number }

/** Pieces that new versions begin with; in the transaction that writes them. Without `at`: now. */
export async function insertFirstStock(
  db: Database,
  pieces: readonly FirstStock[],
  why: { reference?: string; byUser?: string | null; at?: Date } = {},
): Promise<void> {
  const counted = pieces.filter(({ quantity }) => quantity > 0)
  if (counted.length === 0) return
  await sql`
    insert into stock_movements (version_id, delta, reason, reference, by_user, at)
    select "versionId", quantity, 'initial', ${why.reference ?? null}::text, ${why.byUser ?? null}::uuid,
      coalesce(${why.at ?? null}::timestamptz, now())
    from json_to_recordset(${JSON.stringify(counted)}::json) as t("versionId" int, quantity int)`.execute(db)
}

/** Which of the versions somebody ordered, ever: their numbers stand on orders, and what is cancelled returns to them. */
export async function findOrdered(db: Database, versionIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${versionIds}::int[]) as t(id)
    where exists (select from stock_movements m where m.version_id = t.id and m.reason = 'order')`.execute(db)
  return rows.map((row) => row.id)
}
