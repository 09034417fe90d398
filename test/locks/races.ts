import { sql } from 'kysely'
import { expect } from 'vitest'
import { letGo } from '../../src/domains/orders/end-orders.ts'
import { insertSandboxRefund, openDispute } from '../../src/domains/payments/providers/sandbox/store.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { aProduct } from '../factories/product.ts'
import { inside, type Rows } from './rows.ts'

/** One does something and has not said so; another comes, waits for the same rows, and goes on when the first is through. */
async function raced<T>(
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

type Race = (rows: Rows) => Promise<[found: unknown, expected: unknown]>

/** What comes of it; by what has to hold. */
export const races = {
  'stock that returns is counted from what is there when nobody else moves it': async (rows) => {
    const { market, companyId } = rows
    const { versionId } = await aProduct(market.deps, companyId, { quantity: 0 })
    await market.query('update versions set short = 2 where id = $1', [versionId])
    const items = [{ versionId, quantity: 2 }]
    const order = { ...(await rows.anOrderAs()), items } as unknown as Parameters<typeof letGo>[1][number]
    await raced(
      rows,
      // The two that were missing are found.
      (db) => sql`update versions set short = 0 where id = ${versionId}`.execute(db),
      (db) => letGo(inside(rows, db), [order], 'holdReturned'),
    )
    const { rows: found } = await market.query('select quantity, short from versions where id = $1', [versionId])
    return [found, [{ quantity: 2, short: 0 }]]
  },
  'what a bank takes back at the sandbox is what a refund of the same moment has left': async (rows) => {
    const reference = await rows.atSandbox()
    const taken = await raced(
      rows,
      (db) => insertSandboxRefund(db, reference, 'forty', 40),
      (db) => openDispute(db, reference, new Date()),
    )
    return [taken?.amount, 60]
  },
} as const satisfies Record<string, Race>
