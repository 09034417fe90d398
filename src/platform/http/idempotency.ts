import { createHash } from 'node:crypto'
import { Failure, invalidField } from '../../values/failure.ts'
import type { Database } from '../db/database.ts'
import { joinable } from '../db/joinable.ts'
import { meaningOf } from '../idempotency/body-digest.ts'
import { findAnswer, type KeptAnswer, lockKey, type RequestKey, saveAnswer } from '../idempotency/kept-answers.ts'
import type { Call } from './service.ts'

type KeyedRequest = { method: string; path: string; query: unknown; call: Call }

/** `run` is given the database that it has to work on. */
export type Idempotency = (request: KeyedRequest, run: (db: Database) => Promise<KeptAnswer>) => Promise<KeptAnswer>

/**
 * Requests that carry an Idempotency-Key run once: a repetition gets the first answer (24 h), another meaning under the same key is
 * refused with `idempotency_conflict`, one that is still running with `request_in_progress`. The request runs in one transaction, into
 * which its answer is written: neither is there without the other, and a run that was cut off cannot commit later. A key is the caller's:
 * of an account, an API key, or the guest who knows the id of a cart or a purchase; a guest without one gets no answers kept.
 */
export function createIdempotency(db: Database): Idempotency {
  return async ({ method, path, query, call }, run) => {
    const key = call.idempotencyKey
    if (key === undefined) return run(db)
    checkKey(key)
    const who = call.actor?.key?.id ?? call.actor?.userId ?? guestOf(path, call.rawBody)
    // Two guests may choose the same key: nothing tells them apart, so neither is told what the other was.
    if (who === undefined) return run(db)
    const request = { scope: `${who} ${path}`, key }
    const meaning = meaningOf({ method, query, body: JSON.parse(call.rawBody || 'null') })
    return db.transaction().execute(async (tx) => {
      const known = await findKept(tx, request, meaning)
      if (known) return known
      const done = await run(joinable(tx))
      await saveAnswer(tx, request, meaning, done)
      return done
    })
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

async function findKept(db: Database, request: RequestKey, meaning: Buffer): Promise<KeptAnswer | undefined> {
  if (!(await lockKey(db, request))) throw new Failure('conflict', 'request_in_progress')
  const known = await findAnswer(db, request, meaning)
  if (!known) return undefined
  if (!known.same) throw new Failure('invalid', 'idempotency_conflict')
  if (known.status === null) throw new Failure('conflict', 'request_in_progress')
  return { status: known.status, text: known.answer ?? undefined }
}
