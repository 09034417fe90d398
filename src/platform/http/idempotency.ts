import { createHash } from 'node:crypto'
import { Failure, invalidField } from '../../values/failure.ts'
import type { Database } from '../db/database.ts'
import {
  claimKey,
  findAnswer,
  type KeptAnswer,
  type RequestKey,
  releaseKey,
  saveAnswer,
} from '../idempotency/kept-answers.ts'
import type { Call } from './service.ts'

export type Idempotency = (
  path: string,
  call: Call,
  rawBody: string,
  run: () => Promise<KeptAnswer>,
) => Promise<KeptAnswer>

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
    const request = { scope: `${who} ${path}`, key }
    const known = await claim(db, request, createHash('sha256').update(rawBody).digest())
    if (known) return known
    try {
      const done = await run()
      await saveAnswer(db, request, done)
      return done
    } catch (error) {
      // Where this fails, too, the key may try again when the lease is over.
      await releaseKey(db, request).catch(() => undefined)
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

async function claim(db: Database, request: RequestKey, bodyHash: Buffer): Promise<KeptAnswer | undefined> {
  if (await claimKey(db, request, bodyHash)) return undefined
  const known = await findAnswer(db, request, bodyHash)
  if (!known) return claim(db, request, bodyHash)
  if (!known.same) throw new Failure('invalid', 'idempotency_conflict')
  if (known.status === null) throw new Failure('conflict', 'request_in_progress')
  return { status: known.status, text: known.answer ?? undefined }
}
