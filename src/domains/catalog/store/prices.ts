import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { PricePoint } from '../rules/lowest-price.ts'

export type PricedVersion = {
  versionId: number
  productId: number
  /** Gross, grosze. */
  price: number
  wasPrice: number | null
  /** Prices in force at any time of the last days, oldest first. */
  history: PricePoint[]
}

/** Days of history that any reduction may look back, with room for days and zones. */
const HISTORY_DAYS = 33

/** Versions of one company with their price history, locked in id order until the caller's transaction ends; others are left out. */
export async function lockPricedVersions(
  db: Database,
  companyId: number,
  versionIds: readonly number[],
  now: Date,
): Promise<PricedVersion[]> {
  const since = new Date(now.getTime() - HISTORY_DAYS * 86_400_000)
  const { rows } = await sql<Omit<PricedVersion, 'history'> & { history: { amount: number; validFrom: string }[] }>`
    with locked as materialized (
      select v.id, v.product_id, v.price, v.was_price from versions v join products p on p.id = v.product_id
      where v.id = any(${versionIds}::int[]) and p.company_id = ${companyId} order by v.id for no key update of v)
    select l.id as "versionId", l.product_id as "productId", l.price, l.was_price as "wasPrice", coalesce(h.points, '[]') as history
    from locked l
    left join lateral (
      select json_agg(json_build_object('amount', amount, 'validFrom', valid_from) order by valid_from, id) as points
      from price_history where version_id = l.id and valid_from >= coalesce(
        (select max(valid_from) from price_history where version_id = l.id and valid_from < ${since}), '-infinity')) h on true
    order by l.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    history: row.history.map(({ amount, validFrom }) => ({ amount, validFrom: new Date(validFrom) })),
  }))
}

export type WrittenPrice = { versionId: number; price: number; wasPrice: number | null; lastPrice: number | null }

/** Sets prices of locked versions, adds to their history where the price itself moved, and gives their products a new revision. */
export async function writePrices(db: Database, prices: readonly WrittenPrice[], at: Date): Promise<void> {
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
    update products set revision = revision + 1, updated_at = ${at} where id in (select product_id from changed)`.execute(
    db,
  )
}
