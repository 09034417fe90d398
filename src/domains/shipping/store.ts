import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Area, DeliveryPrice, SizePrices } from './contract.ts'

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

/** Whether any company has set up how it delivers. */
export async function anyPrice(db: Database): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select 1 from delivery_prices) as any`.execute(db)
  return rows[0]?.any ?? false
}
