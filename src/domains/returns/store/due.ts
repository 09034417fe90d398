import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Claims that their sellers have not answered until a moment; `reminded` false: only of whom nobody was reminded. */
export const findUnanswered = (db: Database, until: Date, unreminded: boolean, limit: number) =>
  ids(
    sql<{ id: number }>`
      select id from return_cases where status = 'opened' and answer_until is not null and answer_until <= ${until}
        and (not ${unreminded}::boolean or reminded_at is null) order by updated_at limit ${limit}`,
    db,
  )

/** Cases whose goods nobody sent until a moment. */
export const findUnsent = (db: Database, until: Date, unreminded: boolean, limit: number) =>
  ids(
    sql<{ id: number }>`
      select id from return_cases where status in ('opened', 'accepted') and send_until is not null and send_until <= ${until}
        and kind = any(${unreminded ? ['withdrawal', 'return', 'exchange'] : ['return', 'exchange']}::text[])
        and (not ${unreminded}::boolean or reminded_at is null) order by updated_at limit ${limit}`,
    db,
  )

/** Cases whose goods are on their way or back, and whose money was due by the law at a moment; not where nothing came back. */
export const findUnpaid = (db: Database, until: Date, unreminded: boolean, limit: number) =>
  ids(
    sql<{ id: number }>`
      select id from return_cases where status in ('sent', 'received') and money_until is not null and money_until <= ${until}
        and (status = 'sent' or exists (select from return_lines l where l.case_id = return_cases.id and l.received > 0))
        and (not ${unreminded}::boolean or reminded_at is null) order by updated_at limit ${limit}`,
    db,
  )

/** A clock could do nothing with it now: the others come first next time. */
export async function putBack(db: Database, id: number, at: Date): Promise<void> {
  await sql`update return_cases set updated_at = ${at} where id = ${id}`.execute(db)
}

/** Of what there may be to remind, and where a case then stands. */
const WAITS = { answer: ['opened'], send: ['opened', 'accepted'], money: ['sent', 'received'] } as const
export type Reminded = keyof typeof WAITS

/** Notes that somebody was reminded; false: somebody else did, or has done it meanwhile. */
export async function claimReminder(db: Database, id: number, whom: Reminded, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update return_cases set reminded_at = ${at}
    where id = ${id} and reminded_at is null and status = any(${WAITS[whom]}::text[]) returning id`.execute(db)
  return rows.length > 0
}

async function ids(statement: ReturnType<typeof sql<{ id: number }>>, db: Database): Promise<number[]> {
  return (await statement.execute(db)).rows.map(({ id }) => id)
}
