import { expect } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import type { Rows } from './rows.ts'

/** One does something and has not said so; another comes, waits for the same rows, and goes on when the first is through. */
export async function raced<T>(
  { market }: Rows,
  first: (db: Database) => Promise<unknown>,
  second: (db: Database) => Promise<T>,
) {
  const waiting = async () => {
    const held = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return (await market.query(held)).rows.length
  }
  const { db } = market.deps
  let coming: Promise<T> | undefined
  await db.transaction().execute(async (tx) => {
    await first(tx)
    coming = db.transaction().execute(second)
    await expect.poll(waiting, { interval: 5 }).toBe(1)
  })
  return coming
}

export type Race = (rows: Rows) => Promise<[found: unknown, expected: unknown]>
