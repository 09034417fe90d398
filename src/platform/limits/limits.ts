import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Failure } from '../../values/failure.ts'
import type { Database } from '../db/database.ts'
import type { Secrets } from '../secrets/secrets.ts'

/** So many attempts in so many seconds. */
export type Limit = { name: string; attempts: number; seconds: number }

/** Attempts counted in the database: they survive a restart and hold for all processes. */
export type Limits = {
  /** Counts one attempt; throws `rate_limited` with the seconds to wait when there were too many. */
  count: (limit: Limit, whom: string) => Promise<void>
  /** Throws `rate_limited` when there were too many already; counts nothing. */
  check: (limit: Limit, whom: string) => Promise<void>
  /** After a success: the attempts before it do not matter any more. */
  forget: (limit: Limit, whom: string) => Promise<void>
  /** After a success: it was no attempt to be counted, those before it stay. */
  giveBack: (limit: Limit, whom: string) => Promise<void>
}

/** `whom` (an account, an address) is kept as a keyed hash only. */
export function createLimits(db: Database, secrets: Secrets): Limits {
  const client = {
    query: ({ text, values }: { text: string; values: unknown[] }) => db.executeQuery(CompiledQuery.raw(text, values)),
  }
  const limiters = new Map<string, RateLimiterPostgres>()
  const of = ({ name, attempts, seconds }: Limit) => {
    let limiter = limiters.get(name)
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: client,
        storeType: 'client',
        tableName: 'throttles',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: attempts,
        duration: seconds,
      })
      limiters.set(name, limiter)
    }
    return limiter
  }
  const key = (whom: string) => secrets.hash(whom.toLowerCase()).toString('base64url')
  return {
    async count(limit, whom) {
      try {
        await of(limit).consume(key(whom))
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        throw tooMany(reason)
      }
    },
    async check(limit, whom) {
      const known = await of(limit).get(key(whom))
      if (known && known.consumedPoints >= limit.attempts) throw tooMany(known)
    },
    async forget(limit, whom) {
      await of(limit).delete(key(whom))
    },
    async giveBack(limit, whom) {
      await of(limit).reward(key(whom))
    },
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): Failure {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  // Both units are written so in all our languages.
  const wait = seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
  return new Failure('tooMany', 'rate_limited', { params: { seconds, wait } })
}
