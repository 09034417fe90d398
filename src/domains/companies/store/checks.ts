import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { RegisterAnswer, RegisterSource } from '../rules/register-answer.ts'

export type StoredCheck = {
  source: RegisterSource
  outcome: RegisterAnswer['outcome']
  /** `number`: the number that was asked for; `name`, `status`, `accountListed`: what the register said. */
  detail: Record<string, string>
  reference: string | null
  at: Date
}

/** The last checks, newest first. */
export async function findChecks(db: Database, companyId: number): Promise<StoredCheck[]> {
  const { rows } = await sql<StoredCheck>`
    select source, outcome, detail, reference, at from company_checks where company_id = ${companyId}
    order by id desc limit 50`.execute(db)
  return rows
}

/** The same answer of the same day is kept once. */
export async function insertCheck(db: Database, companyId: number, check: StoredCheck): Promise<void> {
  await sql`insert into company_checks (company_id, source, outcome, detail, reference, at)
    select ${companyId}, ${check.source}, ${check.outcome}, ${JSON.stringify(check.detail)}::jsonb, ${check.reference}, ${check.at}
    where not exists (select 1 from (select * from company_checks
        where company_id = ${companyId} and source = ${check.source} order by id desc limit 1) last
      where last.outcome = ${check.outcome} and last.detail = ${JSON.stringify(check.detail)}::jsonb
        and last.reference is not distinct from ${check.reference} and last.at > ${check.at}::timestamptz - interval '1 day')`.execute(
    db,
  )
}

/** What a register said of a number on a day; undefined when it was not asked. */
export async function findAnswer(db: Database, source: string, number: string, day: string): Promise<unknown> {
  const { rows } = await sql<{ answer: unknown }>`
    select answer from register_answers where source = ${source} and number = ${number} and day = ${day}::date`.execute(
    db,
  )
  return rows[0]?.answer
}

/** Remembers an answer, and deletes those of last week. */
export async function insertAnswer(
  db: Database,
  source: string,
  number: string,
  day: string,
  answer: unknown,
): Promise<void> {
  await sql`with old as (delete from register_answers where day < ${day}::date - 7)
    insert into register_answers (source, number, day, answer)
    values (${source}, ${number}, ${day}::date, ${JSON.stringify(answer)}::jsonb)
    on conflict (source, number, day) do update set answer = excluded.answer`.execute(db)
}
