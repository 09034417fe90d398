import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anImporter } from '../../../test/factories/imports.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aCart, aPurchase } from '../../../test/factories/purchase.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof anImporter>>
let product: Awaited<ReturnType<typeof aProduct>>
beforeAll(async () => {
  market = await testMarket()
  seller = await anImporter(market)
  product = await aProduct(market.deps, seller.companyId, { erpCode: 'P-1', quantity: 500 })
})
afterAll(() => market.close())

let turn = 0
const freshKey = () => ({ 'idempotency-key': `a-key-of-its-own-${turn++}` })
const stockPath = () => `/api/companies/${seller.companyId}/stock`
const push = (body: unknown, headers: Record<string, string>) =>
  market.api('PUT', stockPath(), body, { ...seller.auth, ...headers })
const oneLess = { items: [{ erpCode: 'P-1', delta: -1 }] }
const quantity = async () => (await seller.versions('P-1'))[0]?.quantity ?? Number.NaN
const keptUnder = async ({ 'idempotency-key': key }: { 'idempotency-key': string }) =>
  (await market.query('select status from idempotency_keys where key = $1', [key])).rows

/** Somebody who has the row of the version, as another order would, until `release`. */
async function lockedRow() {
  const client = new pg.Client(market.database)
  await client.connect()
  await client.query('begin')
  await client.query('select from versions where id = $1 for update', [product.versionId])
  return { client, release: () => client.query('rollback').then(() => client.end()) }
}

/** Until somebody waits for that row. */
async function waiting(client: pg.Client): Promise<number> {
  for (;;) {
    const { rows } = await client.query(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows[0]) return rows[0].pid
  }
}

test('twenty at once with one key: one runs, the others hear its answer or that it runs', async () => {
  const before = await quantity()
  const headers = freshKey()
  const answers = await Promise.all(Array.from({ length: 20 }, () => push(oneLess, headers)))
  expect(await quantity()).toBe(before - 1)
  const texts = new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text))
  expect(texts.size).toBe(1)
  for (const { status, json } of answers)
    if (status !== 200) expect([status, json.code]).toEqual([409, 'request_in_progress'])
  expect((await push(oneLess, headers)).text).toBe([...texts][0])
  expect(await quantity()).toBe(before - 1)
})

test('the same words in another order, spacing and spelling of numbers are the same; other words are refused', async () => {
  const before = await quantity()
  const headers = freshKey()
  const first = await push('{"items":[{"erpCode":"P-1","delta":-1}]}', headers)
  expect(first.status).toBe(200)
  const respelled = await push('{ "items" : [ {"delta": -1.0,\n "erpCode": "\\u0050-1"} ] }', headers)
  expect([respelled.status, respelled.text]).toEqual([200, first.text])
  expect(await quantity()).toBe(before - 1)
  for (const other of [{ items: [{ erpCode: 'P-1', delta: -2 }] }, { items: [...oneLess.items, ...oneLess.items] }]) {
    expect(await push(other, headers)).toMatchObject({ status: 422, json: { code: 'idempotency_conflict' } })
  }
  expect(await quantity()).toBe(before - 1)
})

test('one key on another path is another request; on the same path with another method it is refused', async () => {
  const headers = freshKey()
  const cart = await aCart(market, [{ versionId: product.versionId }])
  const path = `/api/carts/${cart.id}/lines/${product.versionId}`
  expect((await market.api('PUT', path, { quantity: 2 }, headers)).status).toBe(200)
  expect(await market.api('DELETE', path, undefined, headers)).toMatchObject({
    status: 422,
    json: { code: 'idempotency_conflict' },
  })
  expect(
    (await market.api('POST', `/api/carts/${cart.id}/lines`, { versionId: product.versionId, quantity: 1 }, headers))
      .status,
  ).toBeLessThan(300)
})

test('while the first runs, however long, a repetition waits for nothing and does nothing', async () => {
  const before = await quantity()
  const headers = freshKey()
  const row = await lockedRow()
  const slow = push(oneLess, headers)
  await waiting(row.client)
  expect(await push(oneLess, headers)).toMatchObject({ status: 409, json: { code: 'request_in_progress' } })
  await row.release()
  expect((await slow).status).toBe(200)
  expect((await push(oneLess, headers)).text).toBe((await slow).text)
  expect(await quantity()).toBe(before - 1)
})

test('a first run that was cut off cannot commit any more, and the repetition runs once', async () => {
  const before = await quantity()
  const headers = freshKey()
  const row = await lockedRow()
  const lost = push(oneLess, headers)
  const pid = await waiting(row.client)
  await row.client.query('select pg_terminate_backend($1)', [pid])
  expect((await lost).status).toBe(503)
  expect(await keptUnder(headers)).toEqual([])
  await row.release()
  expect((await push(oneLess, headers)).status).toBe(200)
  expect((await push(oneLess, headers)).status).toBe(200)
  expect(await quantity()).toBe(before - 1)
})

test('what the effect wrote and the answer come together: without room for the answer nothing is done', async () => {
  const before = await quantity()
  const headers = freshKey()
  await market.query(
    `create function no_answers() returns trigger language plpgsql as $$ begin raise 'no answers'; end $$`,
  )
  await market.query(
    'create trigger no_answers before insert on idempotency_keys for each row execute function no_answers()',
  )
  expect((await push(oneLess, headers)).status).toBe(500)
  expect(await quantity()).toBe(before)
  await market.query('drop trigger no_answers on idempotency_keys')
  expect((await push(oneLess, headers)).status).toBe(200)
  expect(await quantity()).toBe(before - 1)
})

test('a refusal keeps nothing: the same key may try again', async () => {
  const headers = freshKey()
  const { key } = await aPurchase(market, [{ versionId: product.versionId }])
  const cancel = () => market.api('POST', `/api/purchases/${key}/cancel`, undefined, headers)
  await market.query(
    `update orders set status = 'shipped' where purchase_id = (select id from purchases where key = $1)`,
    [key],
  )
  expect((await cancel()).status).toBe(409)
  await market.query(
    `update orders set status = 'pending' where purchase_id = (select id from purchases where key = $1)`,
    [key],
  )
  const done = await cancel()
  expect(done.status).toBe(200)
  expect((await cancel()).text).toBe(done.text)
})

test('an answer is found for a day, and a claim of the version before for half a minute', async () => {
  const headers = freshKey()
  const before = await quantity()
  await push(oneLess, headers)
  await market.query(`update idempotency_keys set status = null, answer = null where key = $1`, [
    headers['idempotency-key'],
  ])
  expect(await push(oneLess, headers)).toMatchObject({ status: 409, json: { code: 'request_in_progress' } })
  await market.query(`update idempotency_keys set created_at = now() - interval '31 seconds' where key = $1`, [
    headers['idempotency-key'],
  ])
  expect((await push(oneLess, headers)).status).toBe(200)
  expect(await quantity()).toBe(before - 2)
  await market.query(`update idempotency_keys set created_at = now() - interval '25 hours' where key = $1`, [
    headers['idempotency-key'],
  ])
  await market.runJob('platform.forgetOldKeys')
  expect(await keptUnder(headers)).toEqual([])
})
