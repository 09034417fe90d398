import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency } from '../../../values/money.ts'
import type { ParcelSize } from '../../../values/parcel-size.ts'
import type { Titles } from '../../categories/contract.ts'
import { typedTitles } from '../../categories/index.ts'
import type { Promised } from '../rules/on-hand.ts'

export type StockChange = { versionId: number; quantity: number; reference: string }

export type CartVersion = {
  versionId: number
  productId: number
  title: string
  /** As the seller typed it for other languages. */
  typedTitles: Titles | null
  versionName: string
  imageKey: string | null
  state: 'new' | 'used' | 'damaged'
  price: number
  quantity: number
  deliveryDays: number
  vatScheme: 'vat23' | 'margin'
  /** By what the seller's own system knows the product. */
  erpCode: string | null
  companyId: number
  published: boolean
  currency: Currency
  shopIds: number[]
  categoryId: number
  parcelSize: ParcelSize
  /** Those of the version before those of its product. */
  attributes: Readonly<Record<string, string | number | boolean>>
  /** Per cent; measured of the thing itself, before what an attribute says. */
  batteryHealth: number | null
  warrantyMonths: number
}

const cartColumns = sql`v.id as "versionId", p.id as "productId", p.title, ${typedTitles} as "typedTitles", v.name as "versionName", p.images->0->>'key' as "imageKey", p.state,
  v.price, v.quantity, p.delivery_days as "deliveryDays", p.vat_scheme as "vatScheme", p.erp_code as "erpCode", p.company_id as "companyId",
  p.status = 'published' as published, p.currency, p.shop_ids as "shopIds", p.category_id as "categoryId", p.parcel_size as "parcelSize",
  p.attributes || v.attributes as attributes, p.battery_health as "batteryHealth", p.warranty_months as "warrantyMonths"`

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
  at: Date,
): Promise<{ versionId: number; productId: number }[]> {
  const { rows } = await sql<{ versionId: number; productId: number }>`
    with wanted as (
      select "versionId", delta, reference
      from json_to_recordset(${JSON.stringify(changes)}::json) as t("versionId" int, delta int, reference text)),
    summed as (select "versionId", sum(delta)::int as delta from wanted group by "versionId"),
    moved as (
      update versions set quantity = greatest(quantity - missing.pieces + summed.delta, 0),
        short = greatest(missing.pieces - quantity - summed.delta, 0)
      from summed cross join lateral (
        -- Short of no more than orders still wait for, those that end now included.
        select case when v.short = 0 then 0 else least(v.short, greatest(summed.delta, 0) + coalesce((
          select sum(p.quantity)::int from promised_pieces p where p.product_id = v.product_id and p.version_id = v.id), 0)) end as pieces
        from versions v where v.id = summed."versionId") missing
      where versions.id = summed."versionId" and quantity + summed.delta >= 0
      returning versions.id, versions.product_id, new.quantity - old.quantity - summed.delta as made_up),
    noted as (
      insert into stock_movements (version_id, delta, reason, reference, at)
      select wanted."versionId", wanted.delta, ${reason}::text, wanted.reference, ${at}::timestamptz from wanted join moved on moved.id = wanted."versionId"
      union all select id, made_up, 'correction', null, ${at}::timestamptz from moved where made_up <> 0)
    select id as "versionId", product_id as "productId" from moved`.execute(db)
  return rows
}

/** Pieces of one version at most. */
export const MAX_STOCK = 100_000_000

export type MovedStock = { versionId: number; productId: number; quantity: number }

/**
 * Moves stock of one company's versions with the reason and the person. Rows are locked in id order, as orders lock them. `known`: ids
 * that belong to the company; those of them missing in `moved` would have gone below zero, or (`overfull`) beyond what is counted.
 * `counted`: the deltas lead to what somebody counted; where orders were promised more than that, the rest is noted as `short`. What comes
 * in makes up for it first, as far as those orders still wait.
 */
export async function moveStockOfCompany(
  db: Database,
  companyId: number,
  changes: readonly { versionId: number; delta: number; note?: string | null }[],
  why: { reason: string; byUser: string | null; reference: string | null; at: Date; counted: boolean },
): Promise<{ moved: MovedStock[]; known: Set<number>; overfull: Set<number> }> {
  const { rows } = await sql<{ versionId: number; productId: number; quantity: number | null; overfull: boolean }>`
    with wanted as (
      select "versionId", delta, note
      from json_to_recordset(${JSON.stringify(changes)}::json) as t("versionId" int, delta int, note text)),
    summed as (select "versionId", sum(delta) as delta from wanted group by "versionId"),
    promised as (
      select version_id, sum(quantity)::int as pieces from promised_pieces
      where company_id = ${companyId} and version_id in (select id from versions where id in (select "versionId" from summed) and short > 0)
      group by version_id),
    locked as materialized (
      select v.id, v.product_id, v.quantity - least(v.short, coalesce((select pieces from promised where version_id = v.id), 0)) as free
      from versions v join products p on p.id = v.product_id
      where v.id in (select "versionId" from summed) and p.company_id = ${companyId} order by v.id for no key update of v),
    moved as (
      update versions set quantity = greatest(locked.free + summed.delta, 0), short = greatest(-locked.free - summed.delta, 0)
      from summed join locked on locked.id = summed."versionId"
      where versions.id = locked.id and (${why.counted} or quantity + summed.delta >= 0) and locked.free + summed.delta <= ${MAX_STOCK}
      returning versions.id, versions.quantity, new.quantity - old.quantity - summed.delta as made_up, summed.delta as sum),
    noted as (
      insert into stock_movements (version_id, delta, reason, reference, by_user, note, at)
      select wanted."versionId", case when moved.sum < 0 and moved.sum = wanted.delta then wanted.delta + made_up else wanted.delta end,
        ${why.reason}, ${why.reference}::text, ${why.byUser}::uuid, wanted.note, ${why.at}::timestamptz
      from wanted join moved on moved.id = wanted."versionId" where wanted.delta <> 0
      union all select id, made_up, 'correction', null, null, null, ${why.at}::timestamptz from moved where made_up <> 0 and sum >= 0)
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

/**
 * Pieces of versions that lie on the shelf for orders. Read it after the versions are held: then nobody takes or returns any meanwhile.
 */
export async function findPromised(
  db: Database,
  companyId: number,
  versionIds: readonly number[],
): Promise<(versionId: number) => Promised> {
  const { rows } = await sql<Promised & { versionId: number }>`
    select version_id as "versionId", sum(quantity)::int as all, coalesce(sum(quantity) filter (where held), 0)::int as held
    from promised_pieces where company_id = ${companyId} and version_id = any(${versionIds}::int[])
    group by version_id`.execute(db)
  const known = new Map(rows.map(({ versionId, ...promised }) => [versionId, promised]))
  return (versionId) => known.get(versionId) ?? { all: 0, held: 0 }
}
