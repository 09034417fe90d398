import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { AttributeValues } from '../../categories/contract.ts'
import { insertFirstPrices, saveFormerPrices } from '../../pricing/index.ts'

/** Nobody takes or moves stock of these versions until the caller's transaction ends. Always in id order. */
export async function lockVersionsOf(db: Database, productId: number): Promise<void> {
  await sql`select 1 from versions where product_id = ${productId} order by id for update`.execute(db)
}

/** Deletes versions of the company; what they were offered for stays known. */
export async function deleteVersions(
  db: Database,
  companyId: number,
  versionIds: readonly number[],
  at: Date,
): Promise<void> {
  await saveFormerPrices(db, companyId, versionIds, at)
  await sql`delete from versions where id = any(${versionIds}::int[])`.execute(db)
}

export type SavedVersion = { id: number; position: number; name: string; attributes: AttributeValues }

/** What a version is called and is, and its place; price and stock have ways of their own. */
export async function updateVersions(db: Database, versions: readonly SavedVersion[]): Promise<void> {
  await sql`
    update versions set position = t.position, name = t.name, attributes = t.attributes
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as t(id int, position smallint, name text, attributes jsonb)
    where versions.id = t.id`.execute(db)
}

export type FreshVersion = { position: number; name: string; price: number; attributes: AttributeValues }

/** New versions without stock, each with the first entry of its price history. Returns their ids in order of position. */
export async function insertFreshVersions(
  db: Database,
  productId: number,
  versions: readonly FreshVersion[],
  at: Date,
): Promise<number[]> {
  const { rows } = await sql<{ versionId: number; amount: number }>`
    with added as (
      insert into versions (product_id, position, name, price, attributes)
      select ${productId}, position, name, price, attributes
      from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as t(position smallint, name text, price bigint, attributes jsonb)
      order by position returning id, position, price)
    select id as "versionId", price as amount from added order by position`.execute(db)
  await insertFirstPrices(
    db,
    rows.map((row) => ({ ...row, validFrom: at })),
  )
  return rows.map((row) => row.versionId)
}
