import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { BankLine } from '../rules/bank-line.ts'

export type Statement = {
  id: number
  name: string
  format: 'mt940' | 'csv'
  lines: number
  repeated: number
  /** Lines that people have to decide about. */
  open: number
  importedAt: Date
}

type NewStatement = Pick<Statement, 'name' | 'format' | 'lines' | 'importedAt'> & {
  digest: Buffer
  importedBy: string | null
}

/** Writes a statement; undefined when the same file is known. */
export async function insertStatement(db: Database, one: NewStatement): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into bank_statements (name, format, digest, lines, repeated, imported_by, imported_at)
    values (${one.name}, ${one.format}, ${one.digest}, ${one.lines}, 0, ${one.importedBy}, ${one.importedAt})
    on conflict (digest) do nothing returning id`.execute(db)
  return rows[0]?.id
}

/** Writes its lines but those that another file told of, and notes how many these were. One statement each. */
export async function insertLines(
  db: Database,
  statementId: number,
  lines: readonly (BankLine & { digest: string })[],
): Promise<void> {
  await sql`
    insert into bank_lines (statement_id, line, digest, booked_on, amount, currency, title, name, account, status)
    select ${statementId}, line, decode(digest, 'hex'), "bookedOn", amount, currency, title, name, account,
      case when amount < 0 then 'outgoing' else 'new' end
    from json_to_recordset(${JSON.stringify(lines)}::json) as t(line int, digest text, "bookedOn" date, amount bigint, currency text,
      title text, name text, account text)
    order by line on conflict (digest) do nothing`.execute(db)
  await sql`
    update bank_statements s set repeated = s.lines - (select count(*) from bank_lines where statement_id = s.id)
    where id = ${statementId}`.execute(db)
}

/** Twenty at a time, the newest first. */
export async function findStatements(db: Database, before: number | null, limit: number): Promise<Statement[]> {
  const { rows } = await sql<Statement>`
    select id, name, format, lines, repeated, imported_at as "importedAt",
      (select count(*)::int from bank_lines l where l.statement_id = s.id and l.status = 'open') as open
    from bank_statements s where ${before}::bigint is null or id < ${before}::bigint
    order by id desc limit ${limit}`.execute(db)
  return rows
}
