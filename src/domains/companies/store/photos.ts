import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

const PURPOSE = 'companyPhoto'

export async function insertDraftPhoto(db: Database, key: string, ownerId: string | null): Promise<void> {
  await sql`insert into draft_uploads (key, purpose, owner_id) values (${key}, ${PURPOSE}, ${ownerId})`.execute(db)
}

/** Takes a photo out of the drafts, once; false when it is not there, or was sent by somebody else. */
export async function claimDraftPhoto(db: Database, key: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from draft_uploads where key = ${key} and purpose = ${PURPOSE} and (owner_id is null or owner_id = ${userId})
    returning 1`.execute(db)
  return rows.length > 0
}
