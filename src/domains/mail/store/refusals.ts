import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export async function isRefused(db: Database, digest: Buffer): Promise<boolean> {
  const { rows } = await sql`select from mail_refusals where address_digest = ${digest}`.execute(db)
  return rows.length > 0
}

export async function insertRefusal(db: Database, digest: Buffer, at: Date): Promise<void> {
  await sql`insert into mail_refusals (address_digest, at) values (${digest}, ${at}) on conflict do nothing`.execute(db)
}

export async function deleteRefusal(db: Database, digest: Buffer): Promise<void> {
  await sql`delete from mail_refusals where address_digest = ${digest}`.execute(db)
}
