import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { SavedShipping, ShippingData } from '../contract.ts'

export async function findShipping(db: Database, userId: string): Promise<SavedShipping[]> {
  const { rows } = await sql<SavedShipping>`
    select id, first_name as "firstName", last_name as "lastName", street as address, postal_code as "postalCode", city,
      region, country, is_default as "isDefault"
    from shipping_addresses where user_id = ${userId} order by is_default desc, id desc`.execute(db)
  return rows
}

/** Nobody's default: the unique index looks at every row at once, so this comes before the new one. */
export async function clearDefaultShipping(db: Database, userId: string): Promise<void> {
  await sql`update shipping_addresses set is_default = false where user_id = ${userId} and is_default`.execute(db)
}

export async function insertShipping(db: Database, userId: string, data: ShippingData): Promise<void> {
  await sql`
    insert into shipping_addresses (user_id, first_name, last_name, street, postal_code, city, region, country, is_default)
    values (${userId}, ${data.firstName}, ${data.lastName}, ${data.address}, ${data.postalCode}, ${data.city},
      ${data.region}, ${data.country}, ${data.isDefault})`.execute(db)
}

export async function updateShipping(db: Database, userId: string, id: number, data: ShippingData): Promise<void> {
  await sql`
    update shipping_addresses set first_name = ${data.firstName}, last_name = ${data.lastName}, street = ${data.address},
      postal_code = ${data.postalCode}, city = ${data.city}, region = ${data.region}, country = ${data.country},
      is_default = ${data.isDefault}
    where id = ${id} and user_id = ${userId}`.execute(db)
}

export async function markDefaultShipping(db: Database, userId: string, id: number): Promise<void> {
  await sql`update shipping_addresses set is_default = true where id = ${id} and user_id = ${userId}`.execute(db)
}

export async function deleteShipping(db: Database, userId: string, id: number): Promise<void> {
  await sql`delete from shipping_addresses where id = ${id} and user_id = ${userId}`.execute(db)
}

export async function deleteAllShipping(db: Database, userId: string): Promise<void> {
  await sql`delete from shipping_addresses where user_id = ${userId}`.execute(db)
}
