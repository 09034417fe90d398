import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type ProblemRow = {
  id: number
  line: number
  column: string | null
  field: string | null
  value: string | null
  code: string
  params: Record<string, string | number> | null
  severity: 'rejected' | 'warning' | 'note'
}
export type Found = 'reading' | 'checking' | 'pictures'

export async function insertProblems(
  db: Database,
  importId: number,
  found: Found,
  problems: readonly Omit<ProblemRow, 'id'>[],
): Promise<void> {
  if (problems.length === 0) return
  await sql`
    insert into import_problems (import_id, line, column_name, field, value, code, params, severity, found)
    select ${importId}, line, "column", field, value, code, params, severity, ${found}
    from jsonb_to_recordset(${JSON.stringify(problems)}::jsonb) as t(line int, "column" text, field text, value text, code text,
      params jsonb, severity text)`.execute(db)
}

/** Deletes what was found in some kinds of work, which is done anew. */
export async function deleteProblems(db: Database, importId: number, found: readonly Found[]): Promise<void> {
  await sql`delete from import_problems where import_id = ${importId} and found = any(${found}::text[])`.execute(db)
}

/** Lines that are refused, and lines that are taken with something left out; notes are neither. */
export async function countProblems(db: Database, importId: number): Promise<{ rejected: number; warnings: number }> {
  const { rows } = await sql<{ rejected: number; warnings: number }>`
    select count(*) filter (where refused)::int as rejected, count(*) filter (where not refused)::int as warnings
    from (select bool_or(severity = 'rejected') as refused from import_problems where import_id = ${importId}
      and severity <> 'note' group by line) l`.execute(db)
  return rows[0] ?? { rejected: 0, warnings: 0 }
}

/** A page of problems in the order of the file, after a line and number. */
export async function listProblems(
  db: Database,
  importId: number,
  page: { severity: string | null; afterLine: number; afterId: number; limit: number },
): Promise<ProblemRow[]> {
  const { rows } = await sql<ProblemRow>`
    select id, line, column_name as "column", field, value, code, params, severity from import_problems
    where import_id = ${importId} and (${page.severity}::text is null or severity = ${page.severity})
      and (line, id) > (${page.afterLine}::int, ${page.afterId}::bigint)
    order by line, id limit ${page.limit}`.execute(db)
  return rows
}
