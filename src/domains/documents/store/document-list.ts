import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Currency } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import type { DocumentKind } from '../rules/kinds.ts'
import type { KsefCause } from '../rules/ksef-causes.ts'
import type { KsefStatus } from './ksef.ts'

export type Place = { at: Date; source: 'issued' | 'uploaded'; id: number }
/** What was typed, as what it may be: any of them. */
export type SearchedFor = {
  /** The beginning of a document's number, in capitals. */
  number: string
  orderId: number | null
  /** Sellers, and who is charged a commission. */
  companyIds: readonly number[]
  /** Of whoever bought, digits alone. */
  taxNumber: string | null
}
export type ListedRow = Place & {
  companyId: number
  orderId: number | null
  orderNumber: string | null
  kind: DocumentKind | null
  name: string
  issuedOn: string | null
  total: number | null
  currency: Currency | null
  /** As they stand on it; null of what was made elsewhere. */
  seller: string | null
  buyer: string | null
  status: KsefStatus | null
  ksefNumber: string | null
  problem: string | null
  cause: KsefCause | null
}
type Filter = { words: SearchedFor | null; kind: string | null; ksef: string | null }

/** Issued and uploaded documents, the latest first, from a place on. What stands on them is not compared with its hash here. */
export async function findListed(
  db: Database,
  { words, kind, ksef }: Filter,
  place: Place | null,
  limit: number,
): Promise<ListedRow[]> {
  const [at, source, id] = [place?.at ?? null, place?.source ?? null, place?.id ?? null]
  const companies = words?.companyIds ?? []
  const [isSearch, number] = [words !== null, words?.number ?? null]
  const [orderId, taxNumber] = [words?.orderId ?? null, words?.taxNumber ?? null]
  const { rows } = await sql<ListedRow>`
    select * from (
      (select 'issued' as source, d.id, d.company_id as "companyId", d.order_id as "orderId", d.issued_at as at, d.kind,
        d.number as name, d.total, d.currency, d.content->>'issuedOn' as "issuedOn", d.content->'order'->>'number' as "orderNumber",
        d.content->'seller'->>'name' as seller, d.content->'buyer'->>'name' as buyer,
        k.status, k.ksef_number as "ksefNumber", k.problem, k.cause
      from documents d left join ksef_invoices k on k.document_id = d.id
      where (${at}::timestamptz is null or (d.issued_at, 'issued', d.id) < (${at}::timestamptz, ${source}::text, ${id}::bigint))
        and (${kind}::text is null or d.kind = ${kind}::text)
        and (${ksef}::text is null or (${ksef}::text = 'none' and k.document_id is null) or k.status = ${ksef}::text
          or (${ksef}::text = 'stuck' and k.status in ('waiting', 'sent') and k.cause is not null))
        and (not ${isSearch}::boolean or starts_with(d.number, ${number}::text) or d.order_id = ${orderId}::bigint
          or d.company_id = any(${companies}::int[]) or d.buyer_company_id = any(${companies}::int[])
          or d.content->'buyer'->'tax'->>'number' = ${taxNumber}::text)
      order by d.issued_at desc, d.id desc limit ${limit})
      union all
      (select 'uploaded', u.id, u.company_id, u.order_id, u.created_at, null, u.name, null, null, null, null, null, null,
        null, null, null, null
      from document_uploads u
      where (${at}::timestamptz is null or (u.created_at, 'uploaded', u.id) < (${at}::timestamptz, ${source}::text, ${id}::bigint))
        and (${kind}::text is null or ${kind}::text = 'uploaded') and (${ksef}::text is null or ${ksef}::text = 'none')
        and (not ${isSearch}::boolean or u.order_id = ${orderId}::bigint or u.company_id = any(${companies}::int[]))
      order by u.created_at desc, u.id desc limit ${limit})
    ) listed order by at desc, source desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** How many invoices the state's system refused, counted up to a bound. */
export async function countRefused(db: Database, bound: number): Promise<number> {
  const { rows } = await sql<{ refused: number }>`
    select count(*)::int as refused from (select from ksef_invoices where status = 'refused' limit ${bound}) counted`.execute(
    db,
  )
  return must(rows[0], 'a count').refused
}
