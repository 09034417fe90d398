import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { MethodInput, MethodSetting } from './rules/check-methods.ts'

/** What the company set, in no order; methods never set are missing. */
export async function findMethods(db: Database, companyId: number): Promise<MethodSetting[]> {
  const { rows } = await sql<MethodSetting>`
    select method, enabled, price, cod_price as "codPrice", free_from as "freeFrom", transit_days as "transitDays",
      external_id as "externalId", size_prices as "sizePrices", areas
    from delivery_prices where company_id = ${companyId}`.execute(db)
  return rows
}

export type StoredDeliverySettings = {
  revision: number
}

export async function findDeliverySettings(
  db: Database,
  companyId: number,
): Promise<StoredDeliverySettings | undefined> {
  const { rows } = await sql<StoredDeliverySettings>`
    select revision from company_logistics where company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** The same, made if need be and locked until the transaction ends. */
export async function lockDeliverySettings(db: Database, companyId: number): Promise<StoredDeliverySettings> {
  await sql`insert into company_logistics (company_id) values (${companyId}) on conflict do nothing`.execute(db)
  const { rows } = await sql<StoredDeliverySettings>`
    select revision from company_logistics where company_id = ${companyId} for update`.execute(db)
  return rows[0] ?? { revision: 0 }
}

/** Writes the list; a method that is not in it is switched off and gives up its outside id. */
export async function saveMethods(db: Database, companyId: number, methods: readonly MethodInput[]): Promise<void> {
  const named = methods.map((one) => one.method)
  await sql`
    update delivery_prices set enabled = false, external_id = null
    where company_id = ${companyId} and method <> all (${named}::text[])`.execute(db)
  await sql`
    insert into delivery_prices (company_id, method, enabled, price, cod_price, free_from, transit_days, external_id, size_prices, areas)
    select ${companyId}, method, enabled, price, "codPrice", "freeFrom", "transitDays", "externalId", "sizePrices",
      coalesce(t.areas, (select d.areas from delivery_prices d where d.company_id = ${companyId} and d.method = t.method), '[]')
    from jsonb_to_recordset(${JSON.stringify(methods)}::jsonb) as t(method text, enabled boolean, price bigint, "codPrice" bigint,
      "freeFrom" bigint, "transitDays" smallint, "externalId" text, "sizePrices" jsonb, areas jsonb)
    on conflict (company_id, method) do update set enabled = excluded.enabled, price = excluded.price,
      cod_price = excluded.cod_price, free_from = excluded.free_from, transit_days = excluded.transit_days,
      external_id = excluded.external_id, size_prices = excluded.size_prices,
      areas = excluded.areas`.execute(db)
  await sql`update company_logistics set revision = revision + 1 where company_id = ${companyId}`.execute(db)
}
