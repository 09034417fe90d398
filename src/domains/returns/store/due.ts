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

/** Agreed returns and exchanges whose goods nobody sent until a moment. */
export const findUnsent = (db: Database, until: Date, limit: number) =>
  ids(
    sql<{ id: number }>`
      select id from return_cases where status in ('opened', 'accepted') and send_until is not null and send_until <= ${until}
        and kind in ('return', 'exchange') order by updated_at limit ${limit}`,
    db,
  )

/** Cases whose goods are to be sent between now and a moment, and of whom nobody was reminded. */
export const findSoonUnsent = (db: Database, now: Date, until: Date, limit: number) =>
  ids(
    sql<{ id: number }>`
      select id from return_cases where status in ('opened', 'accepted') and send_until > ${now} and send_until <= ${until}
        and reminded_at is null order by updated_at limit ${limit}`,
    db,
  )

/** Withdrawals and accepted claims whose day to send goods is over, and whose buyer was not told yet that they will close. */
export const findOverdue = (db: Database, now: Date, limit: number) =>
  ids(
    sql<{ id: number }>`
      select id from return_cases where status in ('opened', 'accepted') and send_until <= ${now}
        and kind in ('withdrawal', 'claim') and close_until is null order by updated_at limit ${limit}`,
    db,
  )

/** The same after they were told, and the time after that is over, too. */
export const findGivenUp = (db: Database, now: Date, limit: number) =>
  ids(
    sql<{ id: number }>`
      select id from return_cases where status in ('opened', 'accepted') and close_until <= ${now} order by updated_at limit ${limit}`,
    db,
  )

/** Notes when a case closes unless something is sent; false: somebody noted it, or it was sent meanwhile. */
export async function claimClosing(db: Database, id: number, until: Date, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update return_cases set close_until = ${until}, reminded_at = ${at}
    where id = ${id} and close_until is null and status in ('opened', 'accepted') returning id`.execute(db)
  return rows.length > 0
}

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
