import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { DocumentRow } from './documents.ts'

/** A document with what its columns say beside its content; total in grosze. */
export type CheckedDocument = DocumentRow & {
  series: string
  year: number
  sequence: number
  currency: string
  total: number
  /** What of it stands in the table of billed commissions, grosze; null where it is none of commission. */
  billed: number | null
}

/** Documents after an id, in the order in which they were written. */
export async function findDocumentsAfter(db: Database, after: number, limit: number): Promise<CheckedDocument[]> {
  const { rows } = await sql<CheckedDocument>`
    select id, company_id as "companyId", kind, number, order_id as "orderId", corrects_id as "correctsId",
      buyer_company_id as "buyerCompanyId", key, content::text as text, hash, issued_at as "issuedAt", series, year, sequence, currency,
      total, case when buyer_company_id is not null then
        (select coalesce(sum(net + vat), 0)::bigint from billed_commissions where document_id = documents.id) end as billed
    from documents where id > ${after} order by id limit ${limit}`.execute(db)
  return rows
}

/** Orders after an id that have documents. */
export async function findDocumentedOrders(db: Database, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct order_id as id from documents where order_id > ${after} order by order_id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Ids of invoices of commission after one. */
export async function findBills(db: Database, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from documents where kind = 'commissionInvoice' and id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** These documents and what corrects them, the first first. */
export async function findFamilies(
  db: Database,
  ids: readonly number[],
): Promise<Pick<DocumentRow, 'id' | 'number' | 'correctsId' | 'text' | 'hash'>[]> {
  const { rows } = await sql<Pick<DocumentRow, 'id' | 'number' | 'correctsId' | 'text' | 'hash'>>`
    select id, number, corrects_id as "correctsId", content::text as text, hash from documents
    where id = any(${ids}::bigint[]) or corrects_id = any(${ids}::bigint[]) order by id`.execute(db)
  return rows
}

/** What was billed of orders after an id, corrections taken off; grosze. */
export async function findBilledSums(
  db: Database,
  after: number,
  limit: number,
): Promise<{ orderId: number; net: number; vat: number }[]> {
  const { rows } = await sql<{ orderId: number; net: number; vat: number }>`
    select order_id as "orderId", sum(net)::bigint as net, sum(vat)::bigint as vat from billed_commissions
    where order_id > ${after} group by order_id order by order_id limit ${limit}`.execute(db)
  return rows
}

export type BrokenSeries = { companyId: number; series: string; year: number; last: number; issued: number }

/** Series whose numbers are not 1, 2, 3 … up to the last one taken; at most `limit`. */
export async function findBrokenSeries(db: Database, limit: number): Promise<BrokenSeries[]> {
  const { rows } = await sql<BrokenSeries>`
    select company_id as "companyId", series, year, coalesce(s.last, 0) as last, coalesce(d.issued, 0)::int as issued
    from document_series s full join (
        select company_id, series, year, count(*) as issued, min(sequence) as first, max(sequence) as highest
        from documents group by company_id, series, year) d using (company_id, series, year)
    where d.issued is distinct from s.last or d.highest is distinct from s.last or d.first is distinct from 1
    order by company_id, series, year limit ${limit}`.execute(db)
  return rows
}

/** What a correction of an order's documents takes back, grosze, and what it is for (`refund:17`); of those issued an hour ago or earlier `isOld`. */
export type OrderPaper = { orderId: number; correctsId: number | null; key: string; total: number; isOld: boolean }

export async function findPapersOf(db: Database, orderIds: readonly number[]): Promise<OrderPaper[]> {
  const { rows } = await sql<OrderPaper>`
    select order_id as "orderId", corrects_id as "correctsId", key, total, issued_at < now() - interval '1 hour' as "isOld"
    from documents where order_id = any(${orderIds}::bigint[]) order by id`.execute(db)
  return rows
}
