import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export type TokenPurpose = 'verify' | 'reset' | 'emailOld' | 'emailNew'

export type NewToken = {
  tokenHash: Buffer
  userId: string
  purpose: TokenPurpose
  email: string | null
  at: Date
  expiresAt: Date
}

/** Those of the same purpose before it are void. The person has to be held: of two at once one stays. */
export async function replaceToken(db: Database, token: NewToken): Promise<void> {
  await deleteTokens(db, token.userId, [token.purpose])
  await sql`
    insert into account_tokens (token_hash, user_id, purpose, email, created_at, expires_at)
    values (${token.tokenHash}, ${token.userId}, ${token.purpose}, ${token.email}, ${token.at}, ${token.expiresAt})`.execute(
    db,
  )
}

export async function deleteTokens(db: Database, userId: string, purposes: readonly TokenPurpose[]): Promise<void> {
  await sql`delete from account_tokens where user_id = ${userId} and purpose = any(${purposes}::text[])`.execute(db)
}

/** Counts a try and answers what it is to be compared with; undefined when no code is open or its tries are used up. */
export async function tryCode(db: Database, userId: string, most: number, now: Date): Promise<Buffer | undefined> {
  const { rows } = await sql<{ hash: Buffer }>`
    update account_tokens set attempts = attempts + 1
    where user_id = ${userId} and purpose = 'verify' and used_at is null and attempts < ${most} and expires_at > ${now}
    returning token_hash as hash`.execute(db)
  return rows[0]?.hash
}

export type StoredToken = {
  userId: string
  purpose: TokenPurpose
  email: string | null
  usedAt: Date | null
  expiresAt: Date
}

/** A token that has not expired, used or not. */
export async function findToken(db: Database, tokenHash: Buffer, now: Date): Promise<StoredToken | undefined> {
  const { rows } = await sql<StoredToken>`
    select user_id as "userId", purpose, email, used_at as "usedAt", expires_at as "expiresAt"
    from account_tokens where token_hash = ${tokenHash} and expires_at > ${now}`.execute(db)
  return rows[0]
}

/** True for one caller only. */
export async function spendToken(db: Database, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update account_tokens set used_at = ${now}
    where token_hash = ${tokenHash} and used_at is null and expires_at > ${now} returning 1`.execute(db)
  return rows.length > 0
}

export type EmailChange = { email: string; confirmedOld: boolean; confirmedNew: boolean }

/** A change of address that still waits for one of its two confirmations. */
export async function findEmailChange(db: Database, userId: string, now: Date): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`
    select min(email) as email, bool_or(purpose = 'emailOld' and used_at is not null) as "confirmedOld",
      bool_or(purpose = 'emailNew' and used_at is not null) as "confirmedNew"
    from account_tokens where user_id = ${userId} and purpose in ('emailOld', 'emailNew') and expires_at > ${now}
    having count(*) = 2`.execute(db)
  const change = rows[0]
  return change && !(change.confirmedOld && change.confirmedNew) ? change : undefined
}
