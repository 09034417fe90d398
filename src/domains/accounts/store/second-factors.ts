import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type Authenticator = { secret: Buffer; confirmed: boolean; lastStep: number }

export async function findAuthenticator(db: Database, userId: string): Promise<Authenticator | undefined> {
  const { rows } = await sql<Authenticator>`
    select secret_sealed as secret, confirmed_at is not null as confirmed, last_step as "lastStep"
    from authenticators where user_id = ${userId}`.execute(db)
  return rows[0]
}

/** Begins anew; nothing happens to one that is in use. True when a new secret is kept. */
export async function writeAuthenticator(db: Database, userId: string, secret: Buffer): Promise<boolean> {
  const { rows } = await sql`
    insert into authenticators (user_id, secret_sealed) values (${userId}, ${secret})
    on conflict (user_id) do update set secret_sealed = excluded.secret_sealed, last_step = 0
      where authenticators.confirmed_at is null
    returning 1`.execute(db)
  return rows.length > 0
}

/** Uses a time step up: false when it, or a later one, was used before. */
export async function spendStep(db: Database, userId: string, step: number): Promise<boolean> {
  const { rows } = await sql`
    update authenticators set last_step = ${step} where user_id = ${userId} and last_step < ${step} returning 1`.execute(
    db,
  )
  return rows.length > 0
}

/** False when it was confirmed already. */
export async function confirmAuthenticator(db: Database, userId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update authenticators set confirmed_at = ${at} where user_id = ${userId} and confirmed_at is null returning 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Removes the authenticator with its recovery codes; false when there was none in use. */
export async function deleteAuthenticator(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    with codes as (delete from recovery_codes where user_id = ${userId})
    delete from authenticators where user_id = ${userId} returning confirmed_at is not null as used`.execute(db)
  return rows[0]?.used ?? false
}

/** The new codes stand instead of all old ones. */
export async function replaceRecoveryCodes(db: Database, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(db)
  await sql`insert into recovery_codes (user_id, code_hash)
    select ${userId}::uuid, unnest(${hashes}::bytea[])`.execute(db)
}

/** Uses a code up: false when there is none, or it was used. */
export async function spendRecoveryCode(db: Database, userId: string, hash: Buffer, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update recovery_codes set used_at = ${at}
    where user_id = ${userId} and code_hash = ${hash} and used_at is null returning 1`.execute(db)
  return rows.length > 0
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from recovery_codes where user_id = ${userId} and used_at is null`.execute(db)
  return rows[0]?.left ?? 0
}
