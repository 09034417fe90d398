import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { LabelCarrier } from '../../shipping/contract.ts'

export const FETCH_RESULTS = ['works', 'refused', 'unanswered', 'notUnderstood', 'noContract'] as const
export type FetchResult = (typeof FETCH_RESULTS)[number]

export type Fetch = {
  companyId: number
  carrier: LabelCarrier
  /** Of the last that was understood (`2026-03-01`). */
  reportedUntil: string | null
  failures: number
}

/**
 * Contracts with which it is time to ask for a report, each claimed for a while: those of companies that wait for money of one of these carriers.
 */
export async function claimFetches(
  db: Database,
  { carriers, now, lease, limit }: { carriers: readonly string[]; now: Date; lease: Date; limit: number },
): Promise<Fetch[]> {
  await sql`
    insert into cash_fetches (company_id, carrier, next_at)
    select distinct company_id, carrier, ${now}::timestamptz from cash_dues d
    where waits_until is not null and carrier = any(${carriers}::text[])
      and not exists (select 1 from cash_fetches f where f.company_id = d.company_id and f.carrier = d.carrier)
    limit ${limit} on conflict do nothing`.execute(db)
  const { rows } = await sql<Fetch>`
    update cash_fetches f set next_at = ${lease} where (f.company_id, f.carrier) in (
      select company_id, carrier from cash_fetches g
      where next_at <= ${now} and carrier = any(${carriers}::text[]) order by next_at limit ${limit} for update skip locked)
    returning company_id as "companyId", carrier, to_char(reported_until, 'YYYY-MM-DD') as "reportedUntil", failures`.execute(
    db,
  )
  return rows
}

export async function saveFetch(
  db: Database,
  { companyId, carrier }: Pick<Fetch, 'companyId' | 'carrier'>,
  given: { result: FetchResult; reportedUntil: string | null; failures: number; askedAt: Date; nextAt: Date },
): Promise<void> {
  await sql`
    update cash_fetches set result = ${given.result}, failures = ${given.failures}, asked_at = ${given.askedAt}, next_at = ${given.nextAt},
      reported_until = coalesce(${given.reportedUntil}::date, reported_until)
    where company_id = ${companyId} and carrier = ${carrier}`.execute(db)
}

export type FetchView = { carrier: LabelCarrier; result: FetchResult; askedAt: Date | null }

export async function findFetches(db: Database, companyId: number): Promise<FetchView[]> {
  const { rows } = await sql<FetchView>`
    select carrier, result, asked_at as "askedAt" from cash_fetches where company_id = ${companyId} and result is not null order by carrier`.execute(
    db,
  )
  return rows
}
