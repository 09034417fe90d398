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
