import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { PricePoint } from '../rules/lowest-price.ts'

export type PricedVersion = {
  versionId: number
  productId: number
  /** Gross, grosze. */
  price: number
  wasPrice: number | null
  /** Whether buyers were ever offered it. */
  offered: boolean
  /** Prices offered at any time of the last days, oldest first. */
  history: PricePoint[]
}

/** Days of history that any reduction may look back, with room for days and zones. */
const HISTORY_DAYS = 33

/**
 * Versions of one company with their price history; others are left out. Products are locked before versions, both in id order, until the
 * caller's transaction ends: whoever saves a product holds it first, too.
 */
export async function lockPricedVersions(
  db: Database,
  companyId: number,
  versionIds: readonly number[],
  now: Date,
): Promise<PricedVersion[]> {
  await sql`
    select 1 from products p where p.company_id = ${companyId}
      and p.id in (select product_id from versions where id = any(${versionIds}::int[])) order by p.id for no key update`.execute(
    db,
  )
  await sql`
    select 1 from versions v join products p on p.id = v.product_id
    where v.id = any(${versionIds}::int[]) and p.company_id = ${companyId} order by v.id for no key update of v`.execute(
    db,
  )
  // A statement of its own: what others wrote while this one waited belongs to the history.
  return findPricedVersions(db, companyId, versionIds, now)
}

/** A price offered from the first moment of the offer on counts as offered then, not earlier: a draft is no offer. */
async function findPricedVersions(
  db: Database,
  companyId: number,
  versionIds: readonly number[],
  now: Date,
): Promise<PricedVersion[]> {
  const since = new Date(now.getTime() - HISTORY_DAYS * 86_400_000)
  const { rows } = await sql<Omit<PricedVersion, 'history'> & { history: { amount: number; validFrom: string }[] }>`
    select v.id as "versionId", v.product_id as "productId", v.price, v.was_price as "wasPrice",
      p.offered_since is not null as offered, coalesce(h.points, '[]') as history
    from versions v join products p on p.id = v.product_id
    left join lateral (
      select id, valid_from from price_history where version_id = v.id and valid_from <= greatest(${since}, p.offered_since)
      order by valid_from desc, id desc limit 1) first on true
    left join lateral (
      select json_agg(json_build_object('amount', amount, 'validFrom', greatest(valid_from, p.offered_since)) order by valid_from, id) as points
      from price_history where version_id = v.id and p.offered_since is not null
        and (first.id is null or valid_from > first.valid_from or (valid_from = first.valid_from and id >= first.id))) h on true
    where v.id = any(${versionIds}::int[]) and p.company_id = ${companyId} order by v.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    history: row.history.map(({ amount, validFrom }) => ({ amount, validFrom: new Date(validFrom) })),
  }))
}

export type WrittenPrice = { versionId: number; price: number; wasPrice: number | null; lastPrice: number | null }

/** Sets prices of locked versions, adds to their history where the price itself moved, and gives their products a new revision. */
export async function writePrices(
  db: Database,
  prices: readonly WrittenPrice[],
  at: Date,
  by: string | null,
): Promise<void> {
  await sql`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(prices)}::json)
        as t("versionId" int, price bigint, "wasPrice" bigint, "lastPrice" bigint)),
    noted as (
      insert into price_history (version_id, amount, currency, valid_from)
      select v.id, w.price, p.currency, ${at} from wanted w join versions v on v.id = w."versionId" join products p on p.id = v.product_id
      where v.price <> w.price),
    changed as (
      update versions set price = w.price, was_price = w."wasPrice", last_price = w."lastPrice" from wanted w
      where versions.id = w."versionId" returning product_id)
    update products set revision = revision + 1, updated_at = ${at}, updated_by = ${by}::uuid where id in (select product_id from changed)`.execute(
    db,
  )
}
