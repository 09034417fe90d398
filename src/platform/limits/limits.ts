import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Failure } from '../../values/failure.ts'
import type { Database } from '../db/database.ts'
import { unnamedProxyOf } from '../http/caller-address.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { resetTries, type Slowdown, slowDown } from './slowdown.ts'

declare const defined: unique symbol

/** So many attempts in so many seconds; made by `defineLimit` alone. */
export type Limit = { readonly name: string; readonly attempts: number; readonly seconds: number; [defined]: true }

const NAMES = new Set<string>()

/** A limit under a name of its own: two that shared one would count each other's attempts. Throws when the name is taken. */
export function defineLimit(limit: { name: string; attempts: number; seconds: number }): Limit {
  if (NAMES.has(limit.name)) throw new Error(`two limits are named ${limit.name}`)
  NAMES.add(limit.name)
  return Object.freeze({ ...limit }) as Limit
}

/** Attempts counted in the database: they survive a restart and hold for all processes. */
export type Limits = {
  /** Counts one attempt; throws `rate_limited` with the seconds to wait when there were too many. */
  count: (limit: Limit, whom: string) => Promise<void>
  /** Throws `rate_limited` when there were too many already; counts nothing. */
  check: (limit: Limit, whom: string) => Promise<void>
  /** After a success: the attempts before it do not matter any more. */
  reset: (limit: Limit, whom: string) => Promise<void>
  /** After a success: it was no attempt to be counted, those before it stay. */
  giveBack: (limit: Limit, whom: string) => Promise<void>
  /** Counts one try that may have to wait after those before it; throws `rate_limited` while it has to. */
  slow: (slowdown: Slowdown, whom: string) => Promise<void>
  /** After a success: nobody has to wait for the tries before it. */
  quicken: (slowdown: Slowdown, whom: string) => Promise<void>
}

/** Visitors behind a proxy that nobody named share its address: together they may try so many times as often as one. */
const VISITORS_OF_A_PROXY = 20

type Counted = Pick<Limit, 'name' | 'attempts' | 'seconds'>

function behindProxy({ name, attempts, seconds }: Limit): Counted {
  return { name: `${name}-proxy`, attempts: attempts * VISITORS_OF_A_PROXY, seconds }
}

/** `whom` (an account, an address) is kept as a keyed hash only. */
export function createLimits(db: Database, secrets: Secrets): Limits {
  const client = {
    query: ({ text, values }: { text: string; values: unknown[] }) => db.executeQuery(CompiledQuery.raw(text, values)),
  }
  const limiters = new Map<string, RateLimiterPostgres>()
  const of = ({ name, attempts, seconds }: Counted) => {
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
  const consume = async (limit: Counted, whom: string) => {
    try {
      await of(limit).consume(key(whom))
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      throw tooMany(reason.msBeforeNext)
    }
  }
  return {
    async count(limit, whom) {
      const proxy = unnamedProxyOf(whom)
      // What visitors say of themselves there is not believed: whoever makes up addresses comes to this end.
      if (proxy !== undefined) await consume(behindProxy(limit), proxy)
      await consume(limit, whom)
    },
    async check(limit, whom) {
      const known = await of(limit).get(key(whom))
      if (known && known.consumedPoints >= limit.attempts) throw tooMany(known.msBeforeNext)
    },
    async reset(limit, whom) {
      await of(limit).delete(key(whom))
    },
    async giveBack(limit, whom) {
      const proxy = unnamedProxyOf(whom)
      if (proxy !== undefined) await of(behindProxy(limit)).reward(key(proxy))
      await of(limit).reward(key(whom))
    },
    async slow(slowdown, whom) {
      const wait = await slowDown(db, slowdown, key(whom), Date.now())
      if (wait > 0) throw tooMany(wait)
    },
    async quicken(slowdown, whom) {
      await resetTries(db, slowdown, key(whom))
    },
  }
}

/** Refuses until so many milliseconds have passed; `code` may name the reason. */
export function tooMany(milliseconds: number, code = 'rate_limited'): Failure {
  return new Failure('tooMany', code, { params: { seconds: secondsOf(milliseconds), wait: waitText(milliseconds) } })
}

const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

/** How long to wait, in units that are written so in all our languages. */
export function waitText(milliseconds: number): string {
  const seconds = secondsOf(milliseconds)
  return seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}
