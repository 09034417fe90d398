import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { must } from '../../../values/must.ts'
import type { DocumentContent } from '../rules/content.ts'
import type { DocumentKind } from '../rules/kinds.ts'

export type DocumentRow = {
  id: number
  companyId: number
  kind: DocumentKind
  number: string
  orderId: number | null
  correctsId: number | null
  buyerCompanyId: number | null
  key: string
  /** As it was written: what the hash is of. */
  text: string
  hash: Buffer
  issuedAt: Date
}

const columns = sql`id, company_id as "companyId", kind, number, order_id as "orderId", corrects_id as "correctsId",
  buyer_company_id as "buyerCompanyId", key, content::text as text, hash, issued_at as "issuedAt"`

/**
 * The next number of a series, from 1 in each year. The series stays locked until the transaction ends: two at once get their numbers one after the
 * other, and a transaction that fails gives its number back.
 */
export async function takeNumber(
  db: Database,
  { companyId, series, year }: { companyId: number; series: string; year: number },
): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into document_series (company_id, series, year, last) values (${companyId}, ${series}, ${year}, 1)
    on conflict (company_id, series, year) do update set last = document_series.last + 1 returning last`.execute(db)
  return must(rows[0], 'a number').last
}

export type NewDocument = {
  companyId: number
  series: string
  year: number
  sequence: number
  orderId: number | null
  correctsId: number | null
  buyerCompanyId: number | null
  key: string
  issuedAt: Date
  content: DocumentContent
}

export async function insertDocument(db: Database, document: NewDocument): Promise<number> {
  const { content } = document
  const text = JSON.stringify(content)
  const { rows } = await sql<{ id: number }>`
    insert into documents (company_id, kind, series, year, sequence, number, order_id, corrects_id, buyer_company_id, key, currency,
      total, content, hash, issued_at)
    values (${document.companyId}, ${content.kind}, ${document.series}, ${document.year}, ${document.sequence}, ${content.number},
      ${document.orderId}, ${document.correctsId}, ${document.buyerCompanyId}, ${document.key}, ${content.currency},
      ${content.total}, ${text}::json, ${hashOf(text)}, ${document.issuedAt})
    returning id`.execute(db)
  return must(rows[0], 'the document just written').id
}

/** SHA-256 of the content as it was written. */
export const hashOf = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest()

export async function findDocument(db: Database, id: number): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`select ${columns} from documents where id = ${id}`.execute(db)
  return rows[0]
}

export async function findDocumentByKey(db: Database, key: string): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`select ${columns} from documents where key = ${key}`.execute(db)
  return rows[0]
}

/** Documents of orders with their corrections, the first first. */
export async function findDocumentsOf(db: Database, orderIds: readonly number[]): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from documents where order_id = any(${orderIds}::bigint[]) order by id`.execute(db)
  return rows
}

/** What corrects a document, the first first. */
export async function findCorrections(db: Database, documentId: number): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from documents where corrects_id = ${documentId} order by id`.execute(db)
  return rows
}

/** Invoices of commission to a seller, the newest first; `before`: older than this one. */
export async function findDocumentsTo(
  db: Database,
  buyerCompanyId: number,
  page: { before: number | null; limit: number },
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from documents where buyer_company_id = ${buyerCompanyId}
      and (${page.before}::bigint is null or id < ${page.before}::bigint)
    order by id desc limit ${page.limit}`.execute(db)
  return rows
}
