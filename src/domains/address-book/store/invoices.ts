import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { InvoiceProfile, SavedInvoice } from '../contract.ts'

export async function findInvoices(db: Database, userId: string): Promise<SavedInvoice[]> {
  const { rows } = await sql<SavedInvoice>`
    select id, name, tax_id as "taxId", address, is_default as "isDefault"
    from invoice_profiles where user_id = ${userId} order by is_default desc, id desc`.execute(db)
  return rows
}

/** Nobody's default: the unique index looks at every row at once, so this comes before the new one. */
export async function clearDefaultInvoice(db: Database, userId: string): Promise<void> {
  await sql`update invoice_profiles set is_default = false where user_id = ${userId} and is_default`.execute(db)
}

export async function insertInvoice(db: Database, userId: string, data: InvoiceProfile): Promise<void> {
  await sql`
    insert into invoice_profiles (user_id, name, tax_id, address, is_default)
    values (${userId}, ${data.name}, ${data.taxId}, ${data.address}, ${data.isDefault})`.execute(db)
}

export async function updateInvoice(db: Database, userId: string, id: number, data: InvoiceProfile): Promise<void> {
  await sql`
    update invoice_profiles set name = ${data.name}, tax_id = ${data.taxId}, address = ${data.address},
      is_default = ${data.isDefault}
    where id = ${id} and user_id = ${userId}`.execute(db)
}

export async function markDefaultInvoice(db: Database, userId: string, id: number): Promise<void> {
  await sql`update invoice_profiles set is_default = true where id = ${id} and user_id = ${userId}`.execute(db)
}

export async function deleteInvoice(db: Database, userId: string, id: number): Promise<void> {
  await sql`delete from invoice_profiles where id = ${id} and user_id = ${userId}`.execute(db)
}

export async function deleteAllInvoices(db: Database, userId: string): Promise<void> {
  await sql`delete from invoice_profiles where user_id = ${userId}`.execute(db)
}
