import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ParcelSize } from '../../../values/parcel-size.ts'

export type StockChange = { versionId: number; quantity: number; reference: string }

export type CartVersion = {
  versionId: number
  productId: number
  title: string
  versionName: string
  imageKey: string | null
  state: 'new' | 'used' | 'damaged'
  price: number
  quantity: number
  deliveryDays: number
  vatScheme: 'vat23' | 'margin'
  companyId: number
  published: boolean
  currency: 'PLN' | 'EUR' | 'USD'
  shopIds: number[]
  categoryId: number
  parcelSize: ParcelSize
}

const cartColumns = sql`v.id as "versionId", p.id as "productId", p.title, v.name as "versionName", p.images->0->>'key' as "imageKey", p.state,
  v.price, v.quantity, p.delivery_days as "deliveryDays", p.vat_scheme as "vatScheme", p.company_id as "companyId",
  p.status = 'published' as published, p.currency, p.shop_ids as "shopIds", p.category_id as "categoryId", p.parcel_size as "parcelSize"`

export async function findVersions(db: Database, ids: readonly number[]): Promise<CartVersion[]> {
  const { rows } = await sql<CartVersion>`
    select ${cartColumns} from versions v join products p on p.id = v.product_id
    where v.id = any(${ids}::int[]) order by v.id`.execute(db)
  return rows
}

/** The same rows with the versions locked, always in id order: two orders can wait for each other, never both. */
export async function lockVersionRows(db: Database, ids: readonly number[]): Promise<CartVersion[]> {
  const { rows } = await sql<CartVersion>`
    select ${cartColumns} from versions v join products p on p.id = v.product_id
    where v.id = any(${ids}::int[]) order by v.id for no key update of v`.execute(db)
  return rows
}

/** Moves stock and writes why; answers the ids of the versions that moved. Versions that would go below zero do not move. */
export async function moveStock(
  db: Database,
  changes: readonly { versionId: number; delta: number; reference: string }[],
  reason: string,
): Promise<{ versionId: number; productId: number }[]> {
  const { rows } = await sql<{ versionId: number; productId: number }>`
    with wanted as (
      select "versionId", delta, reference
      from json_to_recordset(${JSON.stringify(changes)}::json) as t("versionId" int, delta int, reference text)),
    summed as (select "versionId", sum(delta)::int as delta from wanted group by "versionId"),
    moved as (
      update versions set quantity = quantity + summed.delta from summed
      where versions.id = summed."versionId" and quantity + summed.delta >= 0
      returning versions.id, versions.product_id),
    noted as (
      insert into stock_movements (version_id, delta, reason, reference)
      select wanted."versionId", wanted.delta, ${reason}, wanted.reference from wanted join moved on moved.id = wanted."versionId")
    select id as "versionId", product_id as "productId" from moved`.execute(db)
  return rows
}

/** Pieces of one version at most. */
export const MAX_STOCK = 100_000_000

export type MovedStock = { versionId: number; productId: number; quantity: number }

/**
 * Moves stock of one company's versions with the reason and the person. Rows are locked in id order, as orders lock them. `known`: ids
 * that belong to the company; those of them missing in `moved` would have gone below zero, or (`overfull`) beyond what is counted.
 */
export async function moveStockOfCompany(
  db: Database,
  companyId: number,
  changes: readonly { versionId: number; delta: number; note?: string | null }[],
  why: { reason: string; byUser: string | null; reference: string | null; at: Date },
): Promise<{ moved: MovedStock[]; known: Set<number>; overfull: Set<number> }> {
  const { rows } = await sql<{ versionId: number; productId: number; quantity: number | null; overfull: boolean }>`
    with wanted as (
      select "versionId", delta, note
      from json_to_recordset(${JSON.stringify(changes)}::json) as t("versionId" int, delta int, note text)),
    summed as (select "versionId", sum(delta) as delta from wanted group by "versionId"),
    locked as materialized (
      select v.id, v.product_id from versions v join products p on p.id = v.product_id
      where v.id in (select "versionId" from summed) and p.company_id = ${companyId} order by v.id for no key update of v),
    moved as (
      update versions set quantity = quantity + summed.delta from summed join locked on locked.id = summed."versionId"
      where versions.id = locked.id and quantity + summed.delta between 0 and ${MAX_STOCK}
      returning versions.id, versions.quantity),
    noted as (
      insert into stock_movements (version_id, delta, reason, reference, by_user, note, at)
      select wanted."versionId", wanted.delta, ${why.reason}, ${why.reference}, ${why.byUser}::uuid, wanted.note, ${why.at}
      from wanted join moved on moved.id = wanted."versionId" where wanted.delta <> 0)
    select locked.id as "versionId", locked.product_id as "productId", moved.quantity,
      moved.id is null and summed.delta > 0 as overfull
    from locked join summed on summed."versionId" = locked.id left join moved on moved.id = locked.id order by locked.id`.execute(
    db,
  )
  const moved = rows.flatMap(({ quantity, overfull: _, ...row }) => (quantity === null ? [] : [{ ...row, quantity }]))
  const overfull = rows.filter((row) => row.overfull)
  const idsOf = (some: typeof rows) => new Set(some.map((row) => row.versionId))
  return { moved, known: idsOf(rows), overfull: idsOf(overfull) }
}
