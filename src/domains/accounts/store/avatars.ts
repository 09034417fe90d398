import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

const PURPOSE = 'avatar'

/** The avatar of a person who is held until the transaction ends. */
export async function holdAvatar(db: Database, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ avatar: string }>`
    select avatar from users where id = ${userId} for no key update`.execute(db)
  return rows[0]?.avatar
}

export async function setAvatar(db: Database, userId: string, avatar: string): Promise<void> {
  await sql`update users set avatar = ${avatar} where id = ${userId}`.execute(db)
}

/** A picture that nobody shows (any more): its owner may choose it until it is swept. */
export async function insertDraftAvatar(db: Database, key: string, ownerId: string, at: Date): Promise<void> {
  await sql`insert into draft_uploads (key, purpose, owner_id, created_at)
    values (${key}, ${PURPOSE}, ${ownerId}, ${at})`.execute(db)
}

/** True for its owner, once. */
export async function takeDraftAvatar(db: Database, key: string, ownerId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from draft_uploads where key = ${key} and purpose = ${PURPOSE} and owner_id = ${ownerId} returning 1`.execute(
    db,
  )
  return rows.length > 0
}

/** A picture that is to go: nobody may choose it, and the next sweep takes it if its file is not removed before. */
export async function insertGonePicture(db: Database, key: string): Promise<void> {
  await sql`insert into draft_uploads (key, purpose, created_at) values (${key}, 'gone', 'epoch')`.execute(db)
}

/** Takes notes of pictures that nobody claimed; whoever claims one meanwhile waits for the transaction. */
export async function takeStaleDrafts(db: Database, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from draft_uploads where key in (
      select key from draft_uploads where created_at < ${before} order by created_at limit ${most} for update skip locked)
    returning key`.execute(db)
  return rows.map((row) => row.key)
}
