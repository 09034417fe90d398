import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** The first of these tokens that belongs to the account behind a login name (in lower case). */
export async function findDevice(
  db: Database,
  login: string,
  hashes: readonly Buffer[],
  since: Date,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ hash: Buffer }>`
    select d.token_hash as hash from known_devices d join users u on u.id = d.user_id
    where d.token_hash = any(${hashes}::bytea[]) and d.last_used_at > ${since}
      and (lower(u.email) = ${login} or lower(u.username) = ${login}) limit 1`.execute(db)
  return rows[0]?.hash
}

/** The first of these tokens that belongs to the person; noted as used now. */
export async function touchDevice(
  db: Database,
  userId: string,
  hashes: readonly Buffer[],
  at: Date,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ hash: Buffer }>`
    update known_devices set last_used_at = ${at} where user_id = ${userId} and token_hash = any(${hashes}::bytea[])
    returning token_hash as hash`.execute(db)
  return rows[0]?.hash
}

/** Keeps one more device of a person; of very many the one that was not used for longest is forgotten. */
export async function insertDevice(
  db: Database,
  device: { userId: string; hash: Buffer; at: Date; most: number },
): Promise<void> {
  const { userId, hash, at, most } = device
  await sql`delete from known_devices where token_hash in (
    select token_hash from known_devices where user_id = ${userId} order by last_used_at desc offset ${most - 1})`.execute(
    db,
  )
  await sql`insert into known_devices (token_hash, user_id, created_at, last_used_at)
    values (${hash}, ${userId}, ${at}, ${at})`.execute(db)
}

/** Deletes the devices of a person, but for one of them. */
export async function deleteDevices(db: Database, userId: string, exceptHashes: readonly Buffer[]): Promise<void> {
  await sql`delete from known_devices where user_id = ${userId} and token_hash <> all(${exceptHashes}::bytea[])`.execute(
    db,
  )
}
