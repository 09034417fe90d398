import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { type PricePoint, pricesOnOffer } from '../rules/lowest-price.ts'

export type PricedVersion = {
  versionId: number
  productId: number
  /** Gross, grosze. */
  price: number
  wasPrice: number | null
  /** When the price became what it is. */
  pricedAt: Date
  /** Prices that buyers could see at any time of the last days, each with its end. */
  history: PricePoint[]
  /** Those of the same version before it was deleted and made again. */
  former: PricePoint[]
}

/** Days of history that any reduction may look back, with room for days and zones. */
const HISTORY_DAYS = 33

/**
 * Versions of one company with their price history; others are left out. Products are locked before versions, both in id order, until the
 * caller's transaction ends: whoever saves a product locks it first, too.
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

type Stored = Pick<PricedVersion, 'versionId' | 'productId' | 'price' | 'wasPrice' | 'pricedAt'> & {
  points: { amount: number; at: string }[]
  periods: { from: string; until: string | null }[]
  selling: { from: string; until: string | null }[]
  former: { amount: number; from: string; until: string }[]
}

/** The same without holding anything. */
export async function findPricedVersions(
  db: Database,
  companyId: number,
  versionIds: readonly number[],
  now: Date,
): Promise<PricedVersion[]> {
  const since = new Date(now.getTime() - HISTORY_DAYS * 86_400_000)
  const { rows } = await sql<Stored>`
    select v.id as "versionId", v.product_id as "productId", v.price, v.was_price as "wasPrice",
      coalesce(newest.valid_from, p.created_at) as "pricedAt", coalesce(h.points, '[]') as points, coalesce(o.periods, '[]') as periods,
      coalesce(s.periods, '[]') as selling, coalesce(f.points, '[]') as former
    from versions v join products p on p.id = v.product_id
    left join lateral (
      select valid_from from price_history where version_id = v.id order by valid_from desc, id desc limit 1) newest on true
    left join lateral (
      select id, valid_from from price_history where version_id = v.id and valid_from <= ${since}
      order by valid_from desc, id desc limit 1) first on true
    left join lateral (
      select json_agg(json_build_object('amount', amount, 'at', valid_from) order by valid_from, id) as points
      from price_history where version_id = v.id
        and (first.id is null or valid_from > first.valid_from or (valid_from = first.valid_from and id >= first.id))) h on true
    left join lateral (
      select json_agg(json_build_object('from', greatest(began_at, ${since}), 'until', ended_at)) as periods
      from offer_periods where product_id = p.id and (ended_at is null or ended_at > ${since})) o on true
    cross join (
      select json_agg(json_build_object('from', greatest(began_at, ${since}), 'until', ended_at)) as periods
      from selling_periods where company_id = ${companyId} and (ended_at is null or ended_at > ${since})) s
    left join lateral (
      select json_agg(json_build_object('amount', amount, 'from', offered_from, 'until', offered_until)) as points
      from former_prices f where f.company_id = ${companyId} and f.offered_until > ${since} and ${isTheSame}) f on true
    where v.id = any(${versionIds}::int[]) and p.company_id = ${companyId} order by v.id`.execute(db)
  return rows.map(({ points, periods, selling, former, ...row }) => ({
    ...row,
    history: pricesOnOffer(
      points.map(({ amount, at }) => ({ amount, validFrom: new Date(at) })),
      periods.map(readPeriod),
      selling.map(readPeriod),
    ).map((point) => ({ ...point, until: point.until ?? now })),
    former: former.map(({ amount, from, until }) => ({ amount, validFrom: new Date(from), until: new Date(until) })),
  }))
}

const readPeriod = ({ from, until }: { from: string; until: string | null }) => ({
  from: new Date(from),
  until: until === null ? null : new Date(until),
})

const conditionOf = sql`concat_ws(' ', p.state, p.grade, p.refurbished)`

/**
 * A deleted version `f` is `v` of product `p` made again: in the same product or under its ERP code; or the same goods by all that tells
 * goods apart, made since then or the day before. What stood beside it is another piece.
 */
const isTheSame = sql`(
  ((f.product_id = p.id or f.erp_code = p.erp_code)
    and (lower(f.version_name) = lower(v.name) or (f.own_attributes <> '{}' and f.own_attributes = v.attributes)))
  or (p.created_at > f.deleted_at - interval '1 day' and f.condition = ${conditionOf} and f.attributes = p.attributes || v.attributes
    and (f.ean = p.ean or (f.model <> '' and lower(f.brand) = lower(p.brand) and lower(f.model) = lower(p.model)))))`

/** Days that prices of deleted versions are kept. */
const FORMER_DAYS = 60

/** Before versions are deleted: what they were offered for stays known. Inside the caller's transaction. */
export async function saveFormerPrices(
  db: Database,
  companyId: number,
  versionIds: readonly number[],
  now: Date,
): Promise<void> {
  const versions = await findPricedVersions(db, companyId, versionIds, now)
  const points = versions.flatMap(({ versionId, history }) =>
    history.map(({ amount, validFrom, until }) => ({ versionId, amount, from: validFrom, until })),
  )
  if (points.length === 0) return
  await sql`
    delete from former_prices where company_id = ${companyId}
      and offered_until < ${new Date(now.getTime() - FORMER_DAYS * 86_400_000)}`.execute(db)
  await sql`
    insert into former_prices (company_id, product_id, erp_code, ean, brand, model, condition, version_name, own_attributes, attributes,
      amount, offered_from, offered_until, deleted_at)
    select p.company_id, p.id, p.erp_code, p.ean, p.brand, p.model, ${conditionOf}, v.name, v.attributes, p.attributes || v.attributes,
      t.amount, t.from, greatest(t.until, t.from), ${now}
    from json_to_recordset(${JSON.stringify(points)}::json) as t("versionId" int, amount bigint, "from" timestamptz, until timestamptz)
    join versions v on v.id = t."versionId" join products p on p.id = v.product_id`.execute(db)
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

export type FirstPrice = { versionId: number; amount: number; validFrom: Date | string }

/** What the history of new versions begins with, in the currency of their product; in the transaction that writes them. */
export async function insertFirstPrices(db: Database, points: readonly FirstPrice[]): Promise<void> {
  if (points.length === 0) return
  await sql`
    insert into price_history (version_id, amount, currency, valid_from)
    select t."versionId", t.amount, p.currency, t."validFrom"
    from json_to_recordset(${JSON.stringify(points)}::json) as t("versionId" int, amount bigint, "validFrom" timestamptz)
    join versions v on v.id = t."versionId" join products p on p.id = v.product_id`.execute(db)
}
