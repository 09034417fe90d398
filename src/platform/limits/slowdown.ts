import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

declare const defined: unique symbol

/**
 * So many tries are free; each later one has to wait twice as long as the one before it, from `firstSeconds` to `mostSeconds`. Never a
 * lock: one more try is always allowed in the end. Forgotten when nobody tried for `resetSeconds`.
 */
export type Slowdown = Readonly<SlowdownNumbers> & { [defined]: true }
type SlowdownNumbers = {
  name: string
  free: number
  firstSeconds: number
  mostSeconds: number
  resetSeconds: number
}

const NAMES = new Set<string>()

/** A slowdown under a name of its own; throws when the name is taken. */
export function defineSlowdown(numbers: SlowdownNumbers): Slowdown {
  if (NAMES.has(numbers.name)) throw new Error(`two slowdowns are named ${numbers.name}`)
  NAMES.add(numbers.name)
  return Object.freeze({ ...numbers }) as Slowdown
}

/**
 * From when on the next try is due after those of the row `throttles`, in milliseconds; its `expire` is when the last try will be forgotten. A
 * free one is always due: of two at once the one that read the clock first may be counted last.
 */
const dueAt = (slowdown: Slowdown) => {
  const { free, firstSeconds, mostSeconds, resetSeconds } = slowdown
  return sql`(case when throttles.points < ${free}::int then 0 else throttles.expire - ${resetSeconds * 1000}::bigint
    + least(${mostSeconds * 1000}::bigint, ${firstSeconds * 1000}::bigint * (2 ^ least(throttles.points - ${free}::int, 20))::bigint)
    end)`
}

/** Counts one try, when it is due: of many at once only those that are. Answers how many milliseconds to wait; 0: it was counted. */
export async function slowDown(db: Database, slowdown: Slowdown, whom: string, now: number): Promise<number> {
  const key = keyOf(slowdown, whom)
  const due = dueAt(slowdown)
  const forgotten = now + slowdown.resetSeconds * 1000
  const { rows } = await sql`
    insert into throttles (key, points, expire) values (${key}, 1, ${forgotten})
    on conflict (key) do update set expire = greatest(throttles.expire, excluded.expire),
      points = case when throttles.expire <= ${now} then 1 else throttles.points + 1 end
      where throttles.expire <= ${now} or ${due} <= ${now}
    returning 1`.execute(db)
  if (rows.length > 0) return 0
  const waiting = await sql<{ due: number }>`select ${due}::float8 as due from throttles where key = ${key}`.execute(db)
  return Math.max(1, (waiting.rows[0]?.due ?? now) - now)
}

/** The tries before do not matter any more. */
export async function resetTries(db: Database, slowdown: Slowdown, whom: string): Promise<void> {
  await sql`delete from throttles where key = ${keyOf(slowdown, whom)}`.execute(db)
}

const keyOf = ({ name }: Slowdown, whom: string) => `${name}:${whom}`

/** Removes what has been counted of anybody and is out of date. */
export async function purgeCounters(db: Database, now: number): Promise<void> {
  await sql`delete from throttles where expire < ${now}`.execute(db)
}
