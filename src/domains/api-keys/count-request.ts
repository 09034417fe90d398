import { LRUCache } from 'lru-cache'
import { Failure } from '../../values/failure.ts'
import { REQUESTS_A_MINUTE } from './rules/api-key-limits.ts'

const MINUTE = 60_000
/** Requests of each key in its present minute. Kept by this process alone: each process allows as many, and no request writes a row. */
const minutes = new LRUCache<string, { from: number; requests: number }>({ max: 10_000 })

/** Counts one request of a key; throws `too_many_requests` with the seconds to wait. */
export function countRequest(keyId: string, now: Date): void {
  const at = now.getTime()
  const present = minutes.get(keyId)
  if (!present || at - present.from >= MINUTE || at < present.from) {
    minutes.set(keyId, { from: at, requests: 1 })
    return
  }
  present.requests += 1
  if (present.requests <= REQUESTS_A_MINUTE) return
  const seconds = Math.max(1, Math.ceil((present.from + MINUTE - at) / 1000))
  throw new Failure('tooMany', 'too_many_requests', { params: { seconds, maximum: REQUESTS_A_MINUTE } })
}
