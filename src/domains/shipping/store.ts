import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { foldText } from '../../values/text-fold.ts'
import type { Area, DeliveryMethod, DeliveryPrice, PickupPoint, SizePrices } from './contract.ts'

/** `transitDays`: null where the seller leaves them to the market. */
type PriceRow = Omit<DeliveryPrice, 'transitDays'> & {
  companyId: number
  transitDays: number | null
  sizePrices: SizePrices
  areas: Area[]
}

export async function findPrices(db: Database, companyIds: readonly number[]): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select company_id as "companyId", method, price, cod_price as "codPrice", free_from as "freeFrom", transit_days as "transitDays",
      size_prices as "sizePrices", areas
    from delivery_prices where company_id = any(${companyIds}::int[]) and enabled and price is not null order by company_id, price, method`.execute(
    db,
  )
  return rows
}

export async function replacePrices(
  db: Database,
  companyId: number,
  prices: readonly (DeliveryPrice & { areas?: readonly Area[] })[],
): Promise<void> {
  await sql`
    with kept as (
      insert into delivery_prices (company_id, method, price, cod_price, free_from, transit_days, areas)
      select ${companyId}, method, price, "codPrice", "freeFrom", "transitDays", coalesce(areas, '[]')
      from json_to_recordset(${JSON.stringify(prices)}::json)
        as t(method text, price bigint, "codPrice" bigint, "freeFrom" bigint, "transitDays" smallint, areas jsonb)
      on conflict (company_id, method) do update set price = excluded.price, cod_price = excluded.cod_price,
        free_from = excluded.free_from, transit_days = excluded.transit_days, areas = excluded.areas, enabled = true
      returning method)
    update delivery_prices set enabled = false
    where company_id = ${companyId} and method <> all (select method from kept)
      and method <> all (${prices.map((price) => price.method)}::text[])`.execute(db)
}

const pointColumns = sql`code, method, name, street, postal_code as "postalCode", city, lat, lng`

export async function findPoint(db: Database, method: DeliveryMethod, code: string): Promise<PickupPoint | undefined> {
  const { rows } = await sql<PickupPoint>`
    select ${pointColumns} from pickup_points where method = ${method} and code = upper(${code})`.execute(db)
  return rows[0]
}

export async function findPoints(
  db: Database,
  wanted: readonly { method: DeliveryMethod; code: string }[],
): Promise<PickupPoint[]> {
  const { rows } = await sql<PickupPoint>`
    select ${pointColumns} from pickup_points
    where (method, code) in (select * from unnest(${wanted.map((one) => one.method)}::text[], ${wanted.map((one) => one.code)}::text[]))`.execute(
    db,
  )
  return rows
}

export async function searchPoints(
  db: Database,
  method: DeliveryMethod,
  text: string,
  limit: number,
): Promise<PickupPoint[]> {
  const pattern = `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<PickupPoint>`
    select ${pointColumns} from pickup_points where method = ${method} and folded like ${pattern}
    order by city, code limit ${limit}`.execute(db)
  return rows
}

export async function insertPoints(db: Database, points: readonly PickupPoint[]): Promise<void> {
  const rows = points.map((point) => ({
    ...point,
    folded: foldText([point.code, point.city, point.postalCode, point.street].join(' ')),
  }))
  await sql`
    insert into pickup_points (code, method, name, street, postal_code, city, lat, lng, folded)
    select code, method, name, street, "postalCode", city, lat, lng, folded
    from json_to_recordset(${JSON.stringify(rows)}::json) as t(code text, method text, name text, street text,
      "postalCode" text, city text, lat float8, lng float8, folded text)
    on conflict (method, code) do update set name = excluded.name, street = excluded.street,
      postal_code = excluded.postal_code, city = excluded.city, lat = excluded.lat, lng = excluded.lng,
      folded = excluded.folded`.execute(db)
}
