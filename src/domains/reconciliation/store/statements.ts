import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { BankLine } from '../rules/bank-line.ts'
import type { KnownLine, Sorted } from '../rules/known-lines.ts'

export type Statement = {
  id: number
  name: string
  format: 'mt940' | 'csv'
  lines: number
  repeated: number
  /** Of these, taken for known by day, sum and title alone. */
  alike: number
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

/** Lines that files told of, with day and sum of one of these. */
export async function findKnown(db: Database, lines: readonly BankLine[]): Promise<KnownLine[]> {
  const wanted = lines.map(({ bookedOn, amount, currency }) => ({ bookedOn, amount, currency }))
  const { rows } = await sql<KnownLine>`
    select l.id, to_char(l.booked_on, 'YYYY-MM-DD') as "bookedOn", l.amount, l.currency, l.title, l.balance, l.reference
    from (select distinct * from json_to_recordset(${JSON.stringify(wanted)}::json) as t("bookedOn" date, amount bigint, currency text)) t
    join bank_lines l on l.booked_on = t."bookedOn" and l.amount = t.amount and l.currency = t.currency`.execute(db)
  return rows
}

/** Writes lines that no other file told of. One statement. */
export async function insertLines(
  db: Database,
  statementId: number,
  lines: readonly (BankLine & { digest: string })[],
): Promise<void> {
  await sql`
    insert into bank_lines (statement_id, line, digest, booked_on, amount, currency, title, name, account, balance, reference, status)
    select ${statementId}, line, decode(digest, 'hex'), "bookedOn", amount, currency, title, name, account, balance, reference,
      case when amount < 0 then 'outgoing' else 'new' end
    from json_to_recordset(${JSON.stringify(lines)}::json) as t(line int, digest text, "bookedOn" date, amount bigint, currency text,
      title text, name text, account text, balance bigint, reference text)
    order by line`.execute(db)
}

/** Notes what a later file says of known lines. One statement. */
export async function learnMarks(db: Database, learned: Sorted<BankLine>['learned']): Promise<void> {
  await sql`
    update bank_lines l set balance = t.balance, reference = t.reference
    from json_to_recordset(${JSON.stringify(learned)}::json) as t(id bigint, balance bigint, reference text)
    where l.id = t.id`.execute(db)
}

export async function noteKnown(db: Database, id: number, known: { repeated: number; alike: number }): Promise<void> {
  await sql`update bank_statements set repeated = ${known.repeated}, alike = ${known.alike} where id = ${id}`.execute(
    db,
  )
}

/** Twenty at a time, the newest first. */
export async function findStatements(db: Database, before: number | null, limit: number): Promise<Statement[]> {
  const { rows } = await sql<Statement>`
    select id, name, format, lines, repeated, alike, imported_at as "importedAt",
      (select count(*)::int from bank_lines l where l.statement_id = s.id and l.status = 'open') as open
    from bank_statements s where ${before}::bigint is null or id < ${before}::bigint
    order by id desc limit ${limit}`.execute(db)
  return rows
}
