import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { PublicShop } from './contract.ts'

export type NewShop = Omit<PublicShop, 'id' | 'companyId'>

const columns = sql`id, company_id as "companyId", title, description, street, postal_code as "postalCode", city, country,
  lat, lng, time_zone as "timeZone", hours, images`

export async function insertShop(db: Database, companyId: number, shop: NewShop): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into shops (company_id, title, description, street, postal_code, city, country, lat, lng, time_zone, hours, images)
    values (${companyId}, ${shop.title}, ${JSON.stringify(shop.description)}::jsonb, ${shop.street}, ${shop.postalCode}, ${shop.city},
      ${shop.country}, ${shop.lat}, ${shop.lng}, ${shop.timeZone}, ${JSON.stringify(shop.hours)}::jsonb,
      ${JSON.stringify(shop.images)}::jsonb)
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** A shop of a company that sells or did: an order waits in a shop also after its seller was suspended. */
export async function findShop(db: Database, id: number): Promise<PublicShop | undefined> {
  const { rows } = await sql<PublicShop>`
    select ${columns} from shops where id = ${id} and exists (
      select from companies c where c.id = company_id and c.status in ('approved', 'suspended'))`.execute(db)
  return rows[0]
}

export async function findShopsOf(db: Database, companyIds: readonly number[]): Promise<PublicShop[]> {
  const { rows } =
    await sql<PublicShop>`select ${columns} from shops where company_id = any(${companyIds}::int[]) order by id`.execute(
      db,
    )
  return rows
}

/** Shops of companies that sell. */
export async function findSomeShops(db: Database, limit: number): Promise<PublicShop[]> {
  const { rows } = await sql<PublicShop>`
    select ${columns} from shops
    where exists (select from companies c where c.id = company_id and c.sells) order by id limit ${limit}`.execute(db)
  return rows
}
