import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { aProduct } from '../factories/product.ts'
import { aCart, orderBody } from '../factories/purchase.ts'
import { aSeller } from '../factories/seller.ts'
import { type TestMarket, testMarket } from '../market.ts'
import { neighbourWaits } from './neighbour.ts'

// One row that stays locked (a tool somebody left open, a statement that hangs) must not become everybody's trouble.
let market: TestMarket
let stuck: Awaited<ReturnType<typeof aProduct>>
let other: Awaited<ReturnType<typeof aProduct>>
beforeAll(async () => {
  market = await testMarket()
  const { companyId } = await aSeller(market.deps)
  stuck = await aProduct(market.deps, companyId, { quantity: 50 })
  other = await aProduct(market.deps, companyId, { quantity: 50 })
})
afterAll(() => market.close())

/** Somebody else's transaction that holds a row until the returned function is called. */
async function hold(statement: string, values: unknown[]): Promise<() => Promise<void>> {
  const { rows } = await market.query('select current_database() as database')
  const client = new pg.Client({ ...inject('database'), ...rows[0] })
  await client.connect()
  await client.query('begin')
  await client.query(statement, values)
  let held = true
  const release = async () => {
    if (held) await client.end()
    held = false
  }
  onTestFinished(release)
  return release
}
const order = async (versionId: number) => {
  const cart = await aCart(market, [{ versionId, quantity: 1 }])
  return () => market.api('POST', '/api/checkout/orders', orderBody(cart))
}
/** Milliseconds until a visitor sees a product on this machine, as busy as it is. */
async function readingTakes(): Promise<number> {
  const begun = performance.now()
  await market.api('GET', `/api/products/${stuck.id}`)
  return performance.now() - begun
}

describe('a locked row', () => {
  test('forty orders wait for it: visitors read, others buy, the forty are told to try again', async () => {
    const orders = await Promise.all(Array.from({ length: 40 }, () => order(stuck.versionId)))
    const buyOther = await order(other.versionId)
    const usually = await readingTakes()
    // The market is idle while it waits, so what is measured is the clock: against one without any trouble, on the same machine.
    const quiet = await neighbourWaits(market, () => wait(1500))
    const release = await hold('select from versions where id = $1 for update', [stuck.versionId])
    const answers = Promise.all(orders.map((place) => place()))
    const neighbour = neighbourWaits(market, () => answers)
    await wait(300)
    const begun = performance.now()
    const seen = await Promise.all([
      market.api('GET', '/healthz'),
      market.api('GET', '/readyz'),
      market.api('GET', `/api/products/${stuck.id}`),
      market.api('GET', `/api/products/${other.id}`),
      buyOther(),
    ])
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201])
    // The lock itself is waited for twice as long and more.
    expect(performance.now() - begun).toBeLessThan(Math.max(2000, 20 * usually))
    for (const { status, json, headers } of await answers) {
      expect([status, json.code, Number(headers.get('retry-after')) > 0]).toEqual([503, 'database_busy', true])
    }
    expect(await neighbour, `99 of 100 of /healthz in ms, ${quiet} without the lock`).toBeLessThan(
      Math.max(1000, 3 * quiet),
    )
    await release()
    const again = await (await order(stuck.versionId))()
    expect(again.status).toBe(201)
    const { rows } = await market.query('select quantity from versions where id = $1', [stuck.versionId])
    expect(rows).toEqual([{ quantity: 49 }])
  })

  test('writes of every kind that wait for a locked row leave connections to readers', async () => {
    const release = await hold('select from versions where id = $1 for update', [stuck.versionId])
    const change = () =>
      market.deps.db
        .transaction()
        .execute((db) => sql`update versions set quantity = quantity where id = ${stuck.versionId}`.execute(db))
    const usually = await readingTakes()
    const waiting = Promise.allSettled(Array.from({ length: 30 }, change))
    await wait(200)
    const begun = performance.now()
    const { status } = await market.api('GET', `/api/products/${stuck.id}`)
    expect([status, performance.now() - begun < Math.max(2000, 20 * usually)]).toEqual([200, true])
    await release()
    await waiting
  })
})

test('a statement that does not end is ended, and the visitor told', async () => {
  const slow = market.deps.db.transaction().execute(async (db) => {
    await sql`select set_config('statement_timeout', '100', true)`.execute(db)
    await sql`select pg_sleep(20)`.execute(db)
  })
  await expect(slow).rejects.toMatchObject({ code: '57014' })
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in
    ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(market.deps.db)
  expect(rows.map(({ name, setting }) => [name, Number(setting) > 0 && Number(setting) <= 15_000])).toEqual([
    ['idle_in_transaction_session_timeout', true],
    ['lock_timeout', true],
    ['statement_timeout', true],
  ])
})

test('two transactions that lock each other out both come through', async () => {
  const both = [stuck.versionId, other.versionId]
  const runs: number[] = []
  const meet = async (ids: number[]) => {
    let tries = 0
    await market.deps.db.transaction().execute(async (db) => {
      tries++
      for (const id of ids) {
        await sql`update versions set quantity = quantity + 1 where id = ${id}`.execute(db)
        if (tries === 1) await wait(300)
      }
    })
    runs.push(tries)
  }
  const read = async () =>
    (await market.query('select quantity from versions where id = any($1) order by id', [both])).rows
  const before = await read()
  await Promise.all([meet(both), meet(both.toReversed())])
  expect(await read()).toEqual(before.map(({ quantity }) => ({ quantity: quantity + 2 })))
  expect(runs.toSorted()).toEqual([1, 2])
})
