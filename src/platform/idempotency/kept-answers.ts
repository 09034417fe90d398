// Answers kept by Idempotency-Key: all statements of their table.
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

export type KeptAnswer = { status: number; text: string | undefined }
/** `scope`: who asks, a space, and the path. */
export type RequestKey = { scope: string; key: string }

/** A request that never finished may be taken over after this many seconds. */
const LEASE_SECONDS = 30

/** True for the first request with this key, and for one that takes over from a request that died. */
export async function claimKey(db: Database, { scope, key }: RequestKey, bodyHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys (scope, key, body_hash) values (${scope}, ${key}, ${bodyHash})
    on conflict (scope, key) do update set created_at = now()
      where idempotency_keys.body_hash = excluded.body_hash and idempotency_keys.status is null
        and idempotency_keys.created_at < now() - make_interval(secs => ${LEASE_SECONDS})
    returning 1`.execute(db)
  return rows.length > 0
}

type Known = { same: boolean; status: number | null; answer: string | null }

/** What is known of a key that somebody claimed; `same`: with this body. `status` null: it still runs. */
export async function findAnswer(
  db: Database,
  { scope, key }: RequestKey,
  bodyHash: Buffer,
): Promise<Known | undefined> {
  const { rows } = await sql<Known>`
    select body_hash = ${bodyHash} as same, status, answer from idempotency_keys where scope = ${scope} and key = ${key}`.execute(
    db,
  )
  return rows[0]
}

/** Keeps the answer for repetitions. */
export async function saveAnswer(
  db: Database,
  { scope, key }: RequestKey,
  { status, text }: KeptAnswer,
): Promise<void> {
  await sql`update idempotency_keys set status = ${status}, answer = ${JSON.stringify(text ?? null)}::jsonb
    where scope = ${scope} and key = ${key}`.execute(db)
}

/** Nothing was done: the same key may try again. */
export async function releaseKey(db: Database, { scope, key }: RequestKey): Promise<void> {
  await sql`delete from idempotency_keys where scope = ${scope} and key = ${key} and status is null`.execute(db)
}

/** Removes keys older than a day. */
export async function purgeOldKeys(db: Database): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db)
}

/** Removes answers given to an account that leaves; what still runs ends on its own. */
export async function eraseAnswersOf(db: Database, userId: string): Promise<void> {
  await sql`delete from idempotency_keys where starts_with(scope, ${`${userId} `}) and status is not null`.execute(db)
}

/** Removes answers that hold an address which somebody leaves, whoever they were given to. */
export async function eraseAnswersWith(db: Database, address: string): Promise<void> {
  await sql`delete from idempotency_keys where status is not null
    and position(${address.toLowerCase()} in lower(answer::text)) > 0`.execute(db)
}
