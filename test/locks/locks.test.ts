import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { type TestMarket, testMarket } from '../market.ts'
import { TAKEN_OUT } from './list.ts'
import { passedOver } from './passed-over.ts'
import { races } from './races.ts'
import { type Rows, rowsToLock } from './rows.ts'
import { unchanged } from './unchanged.ts'
import { verbs } from './verbs.ts'
import { type Take, waitedFor } from './waited-for.ts'

// Each test fails when what it is named after is taken out of the source: `npm run locks` tries that.
let market: TestMarket
let rows: Rows
beforeAll(async () => {
  market = await testMarket()
  rows = await rowsToLock(market)
})
afterAll(() => market.close())

/** What the second one is told while the first holds what both want. */
function whileHeld(take: Take): Promise<unknown> {
  const within = (work: (db: Database) => Promise<unknown>) => market.deps.db.transaction().execute(work)
  return within(async (first) => {
    await take(first, 1)
    return within(async (second) => {
      await sql`set local lock_timeout = '40ms'`.execute(second)
      return take(second, 2)
    })
  })
}
const MUST_WAIT = '55P03'

test.each(Object.entries({ ...waitedFor, ...verbs }))('%s', async (_, prepare) => {
  const take = await prepare(rows)
  await expect(whileHeld(take)).rejects.toMatchObject({ code: MUST_WAIT })
})

test.each(Object.entries(passedOver))('%s', async (_, prepare) => {
  const answer = await whileHeld(await prepare(rows))
  expect(Array.isArray(answer) ? answer[0] : answer || undefined).toBeUndefined()
})

test.each(Object.entries(unchanged))('%s', async (_, change) => {
  const [found, expected] = await change(rows)
  expect(found).toEqual(expected)
})

test.each(Object.entries(races))('%s', async (_, race) => {
  const [found, expected] = await race(rows)
  expect(found).toEqual(expected)
})

test('every lock of these domains is in the list, and what the list names stands in the sources', () => {
  const root = join(import.meta.dirname, '../..')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  for (const { file, find } of Object.values(TAKEN_OUT)) {
    expect([file, find, read(file).split(find).length - 1]).toEqual([file, find, 1])
  }
  const domains =
    'payments,orders,cart,stock,checkout,ledger,documents,reconciliation,chargebacks,payouts,refunds,returns,pricing,settings,exchange-rates'
  const files = globSync(`src/domains/{${domains},fulfilment}/**/*.ts`, { cwd: root })
  const locks = (text: string) => text.match(/for (no key )?update|pg_advisory_xact_lock/g)?.length ?? 0
  for (const file of files.filter((one) => !one.endsWith('.test.ts'))) {
    const named = Object.values(TAKEN_OUT).filter((one) => one.file === file && locks(one.find) > locks(one.put))
    expect([file, locks(read(file))]).toEqual([file, named.length])
  }
})
