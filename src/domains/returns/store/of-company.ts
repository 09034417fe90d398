import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

type Exported = { id: number; row: Record<string, unknown> }

/** Returns, complaints and disputes of a company's orders with all that was said, behind an id and in their order. */
export async function findCasesOfCompany(
  db: Database,
  companyId: number,
  after: number,
  limit: number,
): Promise<Exported[]> {
  const { rows } = await sql<Exported>`
    select c.id, to_jsonb(c) || jsonb_build_object(
      'lines', (select jsonb_agg(to_jsonb(l) - 'case_id' order by l.item_id) from return_lines l where l.case_id = c.id),
      'events', (select jsonb_agg(jsonb_build_object('step', e.step, 'to', e.to_status, 'by', e.by_kind, 'words', e.words, 'at', e.at)
        order by e.id) from return_events e where e.case_id = c.id),
      'statements', (select jsonb_agg(jsonb_build_object('by', s.by_kind, 'words', s.words, 'at', s.at) order by s.id)
        from return_statements s where s.case_id = c.id)) as row
    from return_cases c where c.company_id = ${companyId} and c.id > ${after} order by c.id limit ${limit}`.execute(db)
  return rows
}
