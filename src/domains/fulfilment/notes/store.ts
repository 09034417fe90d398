import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import { NOTES_LIMIT } from './contract.ts'

export type StoredNote = { id: number; text: string; author: string | null; createdAt: Date; editedAt: Date | null }

/** The order's id, where it is the company's. */
export async function findNotedOrder(db: Database, companyId: number, number: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where number = ${number} and company_id = ${companyId}`.execute(db)
  return rows[0]?.id
}

/** The latest first; one more than there may be, for who has just added one. */
export async function findNotes(db: Database, orderId: number): Promise<StoredNote[]> {
  const { rows } = await sql<StoredNote>`
    select id, text, author, created_at as "createdAt", edited_at as "editedAt" from order_notes
    where order_id = ${orderId} order by id desc limit ${NOTES_LIMIT + 1}`.execute(db)
  return rows
}

/** The notes of the order follow each other until the transaction ends. */
export async function lockNotes(db: Database, orderId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order notes ${orderId}`}, 0))`.execute(db)
}

export async function insertNote(
  db: Database,
  note: { orderId: number; companyId: number; author: string | null; text: string; at: Date },
): Promise<void> {
  const { orderId, companyId, author, text, at } = note
  await sql`
    insert into order_notes (order_id, company_id, author, text, created_at)
    values (${orderId}, ${companyId}, ${author}, ${text}, ${at})`.execute(db)
}

export async function changeNote(db: Database, id: number, text: string, at: Date): Promise<void> {
  await sql`update order_notes set text = ${text}, edited_at = ${at} where id = ${id}`.execute(db)
}

export async function deleteNote(db: Database, id: number): Promise<void> {
  await sql`delete from order_notes where id = ${id}`.execute(db)
}

/** How many there are about all orders of one customer of the company. */
export async function countNotesOfCustomer(db: Database, companyId: number, email: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders o join order_notes n on n.order_id = o.id
    where o.company_id = ${companyId} and o.buyer_email = ${email}`.execute(db)
  return must(rows[0], 'a count').count
}

export type NoteOf = {
  id: number
  companyId: number
  number: string
  text: string
  createdAt: Date
  editedAt: Date | null
}

/** What a person wrote, the first first, above an id. */
export async function findNotesOf(db: Database, userId: string, after: number, limit: number): Promise<NoteOf[]> {
  const { rows } = await sql<NoteOf>`
    select n.id, n.company_id as "companyId", o.number, n.text, n.created_at as "createdAt", n.edited_at as "editedAt"
    from order_notes n join orders o on o.id = n.order_id
    where n.author = ${userId} and n.id > ${after} order by n.id limit ${limit}`.execute(db)
  return rows
}
