// Notes of files that belong to nothing yet, or to nothing any more: what nobody claims is swept by them.
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** What a file is for: one that was sent as one thing is not claimed as another. */
export type Purpose = 'avatar' | 'companyPhoto' | 'shopPicture' | 'reviewPicture'

export type DraftUpload = {
  /** Where the file lies; unguessable. */
  key: string
  purpose: Purpose
  /** The account that sent it; null for a visitor. */
  ownerId: string | null
  at: Date
}

/** Notes a file before it is written, so that a stop in between leaves no file that nothing knows. */
export async function addDraftUpload(db: Database, { key, purpose, ownerId, at }: DraftUpload): Promise<void> {
  await sql`insert into draft_uploads (key, purpose, owner_id, created_at)
    values (${key}, ${purpose}, ${ownerId}, ${at})`.execute(db)
}

/**
 * Takes files out of the drafts, each once, in the transaction that uses them; answers the keys that were there. `by`: the account that
 * claims them, which finds its own and those of visitors; null where the key's folder says whose they are.
 */
export async function takeDraftUploads(
  db: Database,
  keys: readonly string[],
  { purpose, by }: { purpose: Purpose; by: string | null },
): Promise<string[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<{ key: string }>`
    delete from draft_uploads where key = any(${keys}::text[]) and purpose = ${purpose}
      and (${by}::uuid is null or owner_id is null or owner_id = ${by}::uuid)
    returning key`.execute(db)
  return rows.map((row) => row.key)
}

/** Whether the file waits to be claimed or to be swept. */
export async function isDraftUpload(db: Database, key: string): Promise<boolean> {
  const { rows } = await sql`select 1 from draft_uploads where key = ${key}`.execute(db)
  return rows.length > 0
}

/** Whether it was sent as this and nobody has claimed it yet. */
export async function isDraftOf(db: Database, key: string, purpose: Purpose): Promise<boolean> {
  const { rows } = await sql`select from draft_uploads where key = ${key} and purpose = ${purpose}`.execute(db)
  return rows.length > 0
}

/** Files that nothing shows any more: nobody may claim them, and the next sweep removes them. */
export async function discardFiles(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await sql`insert into draft_uploads (key, purpose, created_at)
    select unnest(${keys}::text[]), 'gone', 'epoch'::timestamptz
    on conflict (key) do update set purpose = 'gone', owner_id = null, created_at = 'epoch'`.execute(db)
}

/** Everything that somebody could still claim goes with the next sweep. */
export async function discardDraftUploadsOf(db: Database, ownerId: string): Promise<void> {
  await sql`update draft_uploads set owner_id = null, purpose = 'gone', created_at = 'epoch'
    where owner_id = ${ownerId}`.execute(db)
}

/** Takes at most so many notes of files that nobody claimed; whoever claims one meanwhile waits for the transaction. */
export async function takeStaleUploads(db: Database, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from draft_uploads where key in (
      select key from draft_uploads where created_at < ${before} order by created_at limit ${most} for update skip locked)
    returning key`.execute(db)
  return rows.map((row) => row.key)
}
