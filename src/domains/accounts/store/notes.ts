import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type StoredNote = { id: number; at: Date; by: string | null; text: string }

/** The newest notes about a person, so many; `by`: who wrote it, as they are called today. */
export async function findNotes(db: Database, userId: string, limit: number): Promise<StoredNote[]> {
  const { rows } = await sql<StoredNote>`
    select n.id, n.at, nullif(trim(u.first_name || ' ' || u.last_name), '') as by, n.text
    from account_notes n left join users u on u.id = n.by
    where n.user_id = ${userId} order by n.id desc limit ${limit}`.execute(db)
  return rows
}

/** False where there are as many as there may be. The person has to be locked. */
export async function insertNote(
  db: Database,
  { userId, by, at, text, most }: { userId: string; by: string; at: Date; text: string; most: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into account_notes (user_id, at, by, text) select ${userId}, ${at}, ${by}, ${text}
    where (select count(*) from account_notes where user_id = ${userId}) < ${most} returning 1`.execute(db)
  return rows.length > 0
}
