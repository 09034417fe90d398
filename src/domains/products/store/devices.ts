import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Grade } from '../contract.ts'

export type NewDevice = { kind: 'imei' | 'serial'; sealed: Buffer; hash: Buffer; last4: string }

/** Changes of devices wait for each other: two offers with the same two numbers must not wait for one another. */
export async function lockDevices(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('product_devices'))`.execute(db)
}

/** The hashes of a product's devices by id. */
export async function findDeviceHashes(db: Database, productId: number): Promise<Map<number, Buffer>> {
  const { rows } = await sql<{ id: number; hash: Buffer }>`
    select id, number_hash as hash from product_devices where product_id = ${productId}`.execute(db)
  return new Map(rows.map((row) => [row.id, row.hash]))
}

/** Which of these numbers stand in a published offer other than this one. */
export async function findListedElsewhere(
  db: Database,
  productId: number,
  hashes: readonly Buffer[],
): Promise<Buffer[]> {
  const { rows } = await sql<{ hash: Buffer }>`
    select number_hash as hash from product_devices
    where number_hash = any(${hashes}::bytea[]) and active and product_id <> ${productId}`.execute(db)
  return rows.map((row) => row.hash)
}

/** Which of these products have a device that another published offer has, or one before it among these. */
export async function findWithListedDevice(db: Database, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct mine.product_id as id
    from product_devices mine
    join product_devices other on other.number_hash = mine.number_hash and other.product_id <> mine.product_id
    where mine.product_id = any(${productIds}::int[])
      and (other.active or (other.product_id = any(${productIds}::int[]) and other.product_id < mine.product_id))`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** Keeps these of a product's devices and adds new ones. */
export async function replaceDevices(
  db: Database,
  productId: number,
  keptIds: readonly number[],
  added: readonly NewDevice[],
  active: boolean,
): Promise<void> {
  await sql`delete from product_devices where product_id = ${productId} and not id = any(${keptIds}::int[])`.execute(db)
  if (added.length === 0) return
  const rows = added.map(({ kind, sealed, hash, last4 }) => ({
    ...{ kind, last4 },
    sealed: `\\x${sealed.toString('hex')}`,
    hash: `\\x${hash.toString('hex')}`,
  }))
  await sql`
    insert into product_devices (product_id, kind, number_sealed, number_hash, last4, active)
    select ${productId}, kind, sealed, hash, last4, ${active}
    from json_to_recordset(${JSON.stringify(rows)}::json) as t(kind text, sealed bytea, hash bytea, last4 text)`.execute(
    db,
  )
}

/** How something was offered: `grade` null where it has none; devices only by kind and last characters, and only those known for sure. */
export type Condition = { grade: Grade | null; devices: { kind: 'imei' | 'serial'; last4: string }[] }

/**
 * For the statement that writes an order: the condition of a product right now, as JSON; null of one that is not there. Which devices leave is
 * known only where all that is there leaves: of three laptops nobody has said yet which one is packed. `product`, `pieces`: columns; the pieces are
 * still in stock.
 */
export const conditionNow = (product: string, pieces: string): RawBuilder<Condition | null> => sql`(
  select jsonb_build_object('grade', p.grade, 'devices', case when ${sql.ref(pieces)} = all (array[d.many,
      (select sum(v.quantity) from versions v where v.product_id = p.id)]) then d.devices else '[]'::jsonb end)
  from products p cross join lateral (
    select count(*)::bigint as many, jsonb_agg(jsonb_build_object('kind', kind, 'last4', last4) order by id) as devices
    from product_devices where product_id = p.id) d
  where p.id = ${sql.ref(product)})`
