// Answers kept by Idempotency-Key: all statements of their table.
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

export type KeptAnswer = { status: number; text: string | undefined }
/** `scope`: who asks, a space, and the path. */
export type RequestKey = { scope: string; key: string }

/** True for the one request with this key that may run, until its transaction ends in whatever way. */
export async function lockKey(db: Database, { scope, key }: RequestKey): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`idempotency ${scope} ${key}`}, 0)) as free`.execute(db)
  return rows[0]?.free === true
}

type Known = { same: boolean; status: number | null; answer: string | null }

/**
 * What is known of a key; `same`: with this body. `status` null: a process of the version before runs it, which kept the claim apart from
 * its effect; what it did not finish in half a minute is not known.
 */
export async function findAnswer(
  db: Database,
  { scope, key }: RequestKey,
  bodyHash: Buffer,
): Promise<Known | undefined> {
  const { rows } = await sql<Known>`
    select body_hash = ${bodyHash} as same, status, answer from idempotency_keys
    where scope = ${scope} and key = ${key} and (status is not null or created_at > now() - interval '30 seconds')`.execute(
    db,
  )
  return rows[0]
}

/** Keeps the answer for repetitions. */
export async function saveAnswer(
  db: Database,
  { scope, key }: RequestKey,
  bodyHash: Buffer,
  { status, text }: KeptAnswer,
): Promise<void> {
  await sql`
    insert into idempotency_keys (scope, key, body_hash, status, answer)
    values (${scope}, ${key}, ${bodyHash}, ${status}, ${JSON.stringify(text ?? null)}::jsonb)
    on conflict (scope, key) do update set body_hash = excluded.body_hash, status = excluded.status, answer = excluded.answer,
      created_at = now()`.execute(db)
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
