import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

const PURPOSE = 'shopPicture'

export async function insertDraftPicture(db: Database, key: string, ownerId: string, at: Date): Promise<void> {
  await sql`insert into draft_uploads (key, purpose, owner_id, created_at)
    values (${key}, ${PURPOSE}, ${ownerId}, ${at})`.execute(db)
}

/** Takes pictures out of the drafts, each once; returns those that were there. */
export async function takeDraftPictures(db: Database, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from draft_uploads where key = any(${keys}::text[]) and purpose = ${PURPOSE} returning key`.execute(db)
  return rows.map((row) => row.key)
}

/** Pictures that no shop shows any more: the next sweep of left-over uploads removes their files. */
export async function insertGonePictures(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await sql`insert into draft_uploads (key, purpose, created_at)
    select unnest(${keys}::text[]), 'gone', 'epoch'::timestamptz on conflict (key) do nothing`.execute(db)
}
