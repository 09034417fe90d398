import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { MisuseNote } from '../rules/misuse.ts'

export type StoredNote = MisuseNote & { reason: string }

/** Of somebody, the newest first. */
export async function findNotes(db: Database, who: string, limit: number): Promise<StoredNote[]> {
  const { rows } = await sql<StoredNote>`
    select what, reason, at, until from moderation_misuse where who = ${who} order by id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function insertNote(
  db: Database,
  { who, what, reason, by, at, until }: StoredNote & { who: string; by: string },
): Promise<void> {
  await sql`insert into moderation_misuse (who, what, reason, by, at, until)
    values (${who}, ${what}, ${reason}, ${by}::uuid, ${at}, ${until})`.execute(db)
}

export async function deleteNotes(db: Database, before: Date, limit: number): Promise<void> {
  await sql`delete from moderation_misuse where id in (
    select id from moderation_misuse where at < ${before} order by at limit ${limit})`.execute(db)
}
