import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { TextPage } from '../rules/pages.ts'

export type Acceptance = { page: TextPage; number: number | null; at: Date }

/** Notes that somebody accepted, for a company, what holds of these pages now. */
export async function insertAcceptances(
  db: Database,
  { companyId, userId, pages, at }: { companyId: number; userId: string; pages: readonly TextPage[]; at: Date },
): Promise<void> {
  await sql`
    insert into terms_acceptances (company_id, user_id, page, version_id, at)
    select ${companyId}, ${userId}, page, (
      select id from text_versions v where v.page = p.page and in_force_from <= ${at}
      order by in_force_from desc, number desc limit 1), ${at}
    from unnest(${pages}::text[]) as p(page)`.execute(db)
}

/** The last one of each page. */
export async function findAcceptances(db: Database, companyId: number): Promise<Acceptance[]> {
  const { rows } = await sql<Acceptance>`
    select distinct on (a.page) a.page, v.number, a.at
    from terms_acceptances a left join text_versions v on v.id = a.version_id
    where a.company_id = ${companyId} order by a.page, a.id desc`.execute(db)
  return rows
}

/** What a person accepted, for the export of all that is kept of that person. */
export async function findAcceptancesOf(
  db: Database,
  userId: string,
): Promise<{ companyId: number; page: string; version: number | null; at: Date }[]> {
  const { rows } = await sql<{ companyId: number; page: string; version: number | null; at: Date }>`
    select a.company_id as "companyId", a.page, v.number as version, a.at
    from terms_acceptances a left join text_versions v on v.id = a.version_id
    where a.user_id = ${userId} order by a.id`.execute(db)
  return rows
}
