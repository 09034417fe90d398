import { sql } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import type { SenderData, SenderView } from '../contract.ts'

/** A company's addresses, the usual one first. */
export async function findSenders(db: Database, companyId: number): Promise<SenderView[]> {
  const { rows } = await sql<SenderView>`
    select id, shop_id as "shopId", name, contact, phone, email, street, postal_code as "postalCode", city, country, usual, revision
    from sender_addresses where company_id = ${companyId} order by usual desc, id`.execute(db)
  return rows
}

export async function insertSender(db: Database, companyId: number, given: SenderData): Promise<void> {
  await sql`
    insert into sender_addresses (company_id, shop_id, name, contact, phone, email, street, postal_code, city, country, usual)
    values (${companyId}, ${given.shopId}, ${given.name}, ${given.contact}, ${given.phone}, ${given.email}, ${given.street},
      ${given.postalCode}, ${given.city}, ${given.country}, ${given.usual})`.execute(db)
}

export async function updateSender(db: Database, id: number, given: SenderData): Promise<void> {
  await sql`
    update sender_addresses set shop_id = ${given.shopId}, name = ${given.name}, contact = ${given.contact}, phone = ${given.phone},
      email = ${given.email}, street = ${given.street}, postal_code = ${given.postalCode}, city = ${given.city},
      country = ${given.country}, usual = ${given.usual}, revision = revision + 1
    where id = ${id}`.execute(db)
}

export async function deleteSender(db: Database, id: number): Promise<void> {
  await sql`delete from sender_addresses where id = ${id}`.execute(db)
}

/** No address of the company is the usual one, until one is said to be. */
export async function clearUsual(db: Database, companyId: number): Promise<void> {
  await sql`update sender_addresses set usual = false, revision = revision + 1
    where company_id = ${companyId} and usual`.execute(db)
}

/** Where none is, the oldest becomes the usual one. */
export async function setSomeUsual(db: Database, companyId: number): Promise<void> {
  await sql`
    update sender_addresses set usual = true, revision = revision + 1
    where id = (select min(id) from sender_addresses where company_id = ${companyId})
      and not exists (select from sender_addresses where company_id = ${companyId} and usual)`.execute(db)
}
