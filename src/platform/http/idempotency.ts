import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Failure, invalidField } from '../../values/failure.ts'
import type { Database } from '../db/database.ts'
import type { Call } from './service.ts'

type Done = { status: number; text: string | undefined }
export type Idempotency = (path: string, call: Call, rawBody: string, run: () => Promise<Done>) => Promise<Done>

/** A request that never finished may be taken over after this many seconds. */
const LEASE_SECONDS = 30

/**
 * Requests that carry an Idempotency-Key run once: a repetition gets the first answer (24 h), a different body under the same key is
 * refused with `idempotency_conflict`, one that is still running with `request_in_progress`. A key is the caller's: of an account, an API
 * key, or the guest who knows the id of a cart or a purchase; a guest without one gets no answers kept.
 */
export function createIdempotency(db: Database): Idempotency {
  return async (path, call, rawBody, run) => {
    const key = call.idempotencyKey
    if (key === undefined) return run()
    checkKey(key)
    const who = call.actor?.key?.id ?? call.actor?.userId ?? guestOf(path, rawBody)
    // Two guests may choose the same key: nothing tells them apart, so neither is told what the other was.
    if (who === undefined) return run()
    const scope = `${who} ${path}`
    const hash = createHash('sha256').update(rawBody).digest()
    const known = await claim(db, scope, key, hash)
    if (known) return known
    try {
      const done = await run()
      await sql`update idempotency_keys set status = ${done.status}, answer = ${JSON.stringify(done.text ?? null)}::jsonb
        where scope = ${scope} and key = ${key}`.execute(db)
      return done
    } catch (error) {
      // Nothing was done: the same key may try again. Where this fails, too, it may when the lease is over.
      await sql`delete from idempotency_keys where scope = ${scope} and key = ${key} and status is null`
        .execute(db)
        .catch(() => undefined)
      throw error
    }
  }
}

/** Unguessable ids of carts and purchases: whoever knows one is the guest whose it is. */
const SECRET_ID = /^[A-Za-z0-9_-]{43}$/

/** A guest by what only that guest has: the id in the path or body, as a fingerprint. */
function guestOf(path: string, rawBody: string): string | undefined {
  const secret = path.split('/').find((part) => SECRET_ID.test(part)) ?? cartIn(rawBody)
  return secret && `guest ${createHash('sha256').update(secret).digest('base64url')}`
}

function cartIn(rawBody: string): string | undefined {
  const { cartId } = (JSON.parse(rawBody || '{}') ?? {}) as { cartId?: unknown }
  return typeof cartId === 'string' && SECRET_ID.test(cartId) ? cartId : undefined
}

/** Refuses a key that is too short to be unguessable, too long, or not printable. */
export function checkKey(key: string): void {
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw invalidField('Idempotency-Key', 'invalid')
}

async function claim(db: Database, scope: string, key: string, hash: Buffer): Promise<Done | undefined> {
  const taken = await sql`
    insert into idempotency_keys (scope, key, body_hash) values (${scope}, ${key}, ${hash})
    on conflict (scope, key) do update set created_at = now()
      where idempotency_keys.body_hash = excluded.body_hash and idempotency_keys.status is null
        and idempotency_keys.created_at < now() - make_interval(secs => ${LEASE_SECONDS})
    returning 1`.execute(db)
  if (taken.rows.length > 0) return undefined
  const { rows } = await sql<{ same: boolean; status: number | null; answer: string | null }>`
    select body_hash = ${hash} as same, status, answer from idempotency_keys where scope = ${scope} and key = ${key}`.execute(
    db,
  )
  const row = rows[0]
  if (!row) return claim(db, scope, key, hash)
  if (!row.same) throw new Failure('invalid', 'idempotency_conflict')
  if (row.status === null) throw new Failure('conflict', 'request_in_progress')
  return { status: row.status, text: row.answer ?? undefined }
}

/** Forgets keys older than a day. */
export async function forgetOldKeys(db: Database): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db)
}
