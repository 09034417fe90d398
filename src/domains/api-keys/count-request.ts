import { Failure } from '../../values/failure.ts'
import { REQUESTS_A_MINUTE } from './rules/api-key-limits.ts'

const MINUTE = 60_000
/** Requests of each key in its present minute. Kept by this process alone: each process allows as many, and no request writes a row. */
const minutes = new Map<string, { from: number; requests: number }>()
/** Beyond so many keys those whose minute is over are forgotten. */
const ROOM = 10_000

/** Counts one request of a key; throws `too_many_requests` with the seconds to wait. */
export function countRequest(keyId: string, now: Date): void {
  const at = now.getTime()
  const present = minutes.get(keyId)
  if (!present || at - present.from >= MINUTE || at < present.from) {
    if (minutes.size >= ROOM) forgetOver(at)
    minutes.set(keyId, { from: at, requests: 1 })
    return
  }
  present.requests += 1
  if (present.requests <= REQUESTS_A_MINUTE) return
  const seconds = Math.max(1, Math.ceil((present.from + MINUTE - at) / 1000))
  throw new Failure('tooMany', 'too_many_requests', { params: { seconds, maximum: REQUESTS_A_MINUTE } })
}

function forgetOver(at: number): void {
  for (const [id, { from }] of minutes) if (at - from >= MINUTE) minutes.delete(id)
}
