import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeInpost, INPOST_KEYS } from '../../../../demo/stand-ins/inpost/inpost.ts'
import { paidPurchase } from '../../../../test/factories/paid-order.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aLocker } from '../../../../test/factories/purchase.ts'
import { aTeam } from '../../../../test/factories/team.ts'
import { type PaymentServer, servePayments } from '../../../../test/fakes/payment-server.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import type { CollectionView } from './contract.ts'
import { orderCollections } from './order-collections.ts'

const inpost = fakeInpost({ points: [{ name: 'KRA01M' }] })
let market: TestMarket
let server: PaymentServer
let team: Awaited<ReturnType<typeof aTeam>>
let versionId: number
beforeAll(async () => {
  server = await servePayments(inpost.app)
  market = await testMarket({ env: { CARRIER_URLS: `inpost=${server.url}` } })
  await aLocker(market)
})
afterAll(async () => {
  await market.close()
  await server.close()
})
beforeEach(async () => {
  server.heal()
  inpost.slow = false
  team = await aTeam(market)
  await market.query(`update companies set phone = '+48 600 100 200' where id = $1`, [team.companyId])
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 100, price: 10_000 })).versionId
  await call('PUT', '/carriers/inpost', { test: false, fields: INPOST_KEYS })
})

const call = (method: string, path: string, body?: unknown) =>
  market.api(method, `/api/companies/${team.companyId}${path}`, body, team.owner)
const read = async () => (await call('GET', '/collections')).json
/** Labels that were bought for a courier, their ids. */
async function bought(count: number, part: object = {}): Promise<number[]> {
  const ids = []
  for (let i = 0; i < count; i += 1) {
    const choice = { [team.companyId]: { method: 'inpost_locker', pickupPoint: 'KRA01M' } }
    const { numbers } = await paidPurchase(market, [{ versionId, quantity: 1 }], choice)
    const asked = await call('POST', '/labels', {
      labels: [{ number: String(numbers[0]), size: 'small', handOver: 'courier', ...part }],
    })
    ids.push(asked.json.results[0].label.id)
  }
  await market.runJob('labels.advance')
  return ids
}
const order = (labels: number[], part: object = {}) =>
  call('POST', '/collections', { labels, day: '2026-11-25', from: '09:00', until: '16:00', ...part })
const collect = () => market.runJob('labels.orderCollections')
const due = () => market.query(`update collections set next_at = now() - interval '1 hour' where next_at is not null`)
const step = (id: number, verb: string, body?: unknown) => call('POST', `/collections/${id}/${verb}`, body)
const newest = async (): Promise<CollectionView> => (await read()).collections[0]

test('a courier is ordered once, whoever clicks and however many jobs run, and confirmed', async () => {
  const labels = await bought(2)
  const { ready } = await read()
  expect(ready).toMatchObject([
    {
      carrier: 'inpost',
      labels: expect.arrayContaining(labels.map((id) => expect.objectContaining({ id, size: 'small' }))),
    },
  ])
  const before = inpost.dispatches.length
  const clicks = await Promise.all([order(labels), order(labels)])
  expect(clicks.map(({ status, json }) => json.code ?? status).sort()).toEqual([201, 'collection_taken'])
  await Promise.all([collect(), collect(), collect()])
  expect(inpost.dispatches.length - before).toBe(1)
  expect(inpost.dispatches.at(-1)).toMatchObject({ shipments: [expect.any(Number), expect.any(Number)] })
  expect(await read()).toMatchObject({
    ready: [],
    collections: [{ state: 'confirmed', parcels: 2, from: '09:00', automatic: false, externalId: /^\d+$/ }].map(
      (one) => ({ ...one, externalId: expect.stringMatching(/^\d+$/) }),
    ),
  })
})

test('an order whose answer was lost is never made again by itself; the seller says what the carrier told', async () => {
  const labels = await bought(1)
  const before = inpost.dispatches.length
  await order(labels)
  server.spoil('/dispatch_orders', 'cut')
  await collect()
  for (let i = 0; i < 3; i += 1) {
    await due()
    await collect()
  }
  const { id, state } = await newest()
  expect([state, inpost.dispatches.length - before, (await read()).ready]).toEqual(['uncertain', 1, []])
  expect((await order(labels)).json.code).toBe('collection_taken')
  expect((await step(id, 'cancel')).json.code).toBe('collection_being_asked')
  expect((await step(id, 'settle', { ordered: true })).json.collections[0]).toMatchObject({
    ...{ state: 'confirmed', externalId: null },
  })
  expect((await step(id, 'settle', { ordered: false })).json.code).toBe('collection_not_uncertain')
  expect((await step(id, 'cancel')).json.code).toBe('collection_by_phone')
})

test('what the carrier does not have is free to be ordered again, once the seller says so', async () => {
  const labels = await bought(1)
  await order(labels)
  server.spoil('/dispatch_orders', { status: 500 })
  await collect()
  const settled = await step((await newest()).id, 'settle', { ordered: false })
  expect(settled.json.collections[0]).toMatchObject({ state: 'failed', reason: 'notOrdered' })
  expect((await order(labels)).status).toBe(201)
  await collect()
  expect(await newest()).toMatchObject({ state: 'confirmed' })
})

test('who died while the carrier was asked leaves an order of which nobody knows', async () => {
  await order(await bought(1))
  const before = inpost.dispatches.length
  await market.query(
    `update collections set state = 'asking', next_at = now() - interval '1 hour' where company_id = $1`,
    [team.companyId],
  )
  await collect()
  expect([(await newest()).state, inpost.dispatches.length - before]).toEqual(['uncertain', 0])
})

test('a carrier that has no time for us is asked again, as it took nothing on', async () => {
  const before = inpost.dispatches.length
  await order(await bought(1))
  server.spoil('/dispatch_orders', { status: 429 })
  await collect()
  expect((await newest()).state).toBe('requested')
  await due()
  await collect()
  await due()
  await collect()
  expect([(await newest()).state, inpost.dispatches.length - before]).toEqual(['confirmed', 1])
})

test('what the carrier refuses at once or a moment later says so, and its parcels can be ordered anew', async () => {
  const labels = await bought(1)
  await order(labels)
  inpost.slow = true
  await collect()
  expect(await newest()).toMatchObject({ state: 'ordered', canCancel: true })
  Object.assign(inpost.dispatches.at(-1) ?? {}, { status: 'rejected' })
  inpost.slow = false
  await due()
  await collect()
  expect(await newest()).toMatchObject({ state: 'failed', reason: 'service', words: expect.stringContaining('Parcel') })
  expect((await read()).ready).toHaveLength(1)

  await market.query(
    `update labels set consignment = jsonb_set(consignment, '{sender,phone}', '"+49 30 123456"') where id = any($1)`,
    [labels],
  )
  await order(labels)
  await collect()
  expect(await newest()).toMatchObject({ state: 'failed', reason: 'sender' })
})

test('a courier is called off: before the carrier was asked, after it, too late, and while it is silent', async () => {
  const labels = await bought(1)
  await order(labels)
  const first = (await newest()).id
  expect((await step(first, 'cancel')).json.collections[0].state).toBe('cancelled')
  await collect()
  expect((await step(first, 'cancel')).json.collections[0].state).toBe('cancelled')
  await order(labels)
  await collect()
  const { id } = await newest()
  server.spoil('/dispatch_orders', { status: 500 })
  expect((await step(id, 'cancel')).json.code).toBe('label_carrier_silent')
  server.heal()
  expect((await step(id, 'cancel')).json.collections[0].state).toBe('cancelled')
  await order(labels)
  await collect()
  Object.assign(inpost.dispatches.at(-1) ?? {}, { status: 'done' })
  expect((await step((await newest()).id, 'cancel')).json.code).toBe('collection_too_late')
})

test('what cannot go together, is not there, or is somebody else’s is refused', async () => {
  const [one = 0] = await bought(1)
  const added = await call('POST', '/senders', {
    ...{ shopId: null, name: 'Magazyn', contact: '', phone: '600100200', email: 'm@example.com', usual: true },
    ...{ street: 'ul. Krótka 2', postalCode: '31-147', city: 'Kraków', country: 'PL' },
  })
  const [two = 0] = await bought(1, { senderId: added.json.senders[0].id })
  expect((await read()).ready).toHaveLength(2)
  expect((await order([one, two])).json.code).toBe('collection_mixed')
  expect((await order([one, 999_999_999])).json.code).toBe('collection_taken')
  expect((await order([one], { until: '08:00' })).json.errors).toMatchObject([
    { field: 'until', code: 'collection_hours' },
  ])
  const other = await aTeam(market)
  const at = `/api/companies/${other.companyId}/collections`
  const theirs = await market.api(
    'POST',
    at,
    { labels: [one], day: '2026-11-25', from: '09:00', until: '16:00' },
    other.owner,
  )
  expect(theirs.json.code).toBe('collection_taken')
  // To be dropped off: no courier is waited for.
  await bought(1, { handOver: 'counter' })
  expect((await read()).ready.flatMap(({ labels }: { labels: object[] }) => labels)).toHaveLength(2)
  await call('DELETE', '/carriers/inpost')
  expect((await order([one])).json.code).toBe('carrier_account_missing')
})

test('a label that was cancelled meanwhile is not collected, and keys that are gone end an order', async () => {
  const labels = await bought(1)
  await order(labels)
  await market.query(`update labels set state = 'cancelled' where id = any($1)`, [labels])
  await collect()
  expect(await newest()).toMatchObject({ state: 'failed', reason: 'nothingLeft' })
  await order(await bought(1))
  await call('PUT', '/carriers/inpost', { test: false, fields: { apiKey: 'another-token-0002' } })
  await collect()
  expect(await newest()).toMatchObject({ state: 'failed', reason: 'keys' })
})

test('couriers are ordered by themselves once a day at the cut-off hour, where there is something and it is set', async () => {
  const collection = { days: ['wed', 'fri'], from: '09:00', until: '16:00', cutOff: '12:00', automatic: true }
  expect((await call('PUT', '/sending', { revision: 0, collection })).status).toBe(200)
  const run = (at: string) =>
    orderCollections({ ...market.deps, now: () => new Date(at) }, new AbortController().signal)
  const count = async () => (await read()).collections.length
  const lately = (day: string) =>
    market.query(`update labels set bought_at = $1 where company_id = $2`, [day, team.companyId])
  await bought(1)
  await lately('2026-11-24')
  // Tuesday; before the hour; the day of Christmas, a Friday.
  for (const at of ['2026-11-24T12:00:00Z', '2026-11-25T10:59:00Z', '2026-12-25T12:00:00Z']) await run(at)
  expect(await count()).toBe(0)
  await lately('2027-01-12')
  await Promise.all(Array.from({ length: 3 }, () => run('2027-01-13T11:30:00Z')))
  expect(await count()).toBe(1)
  expect(await newest()).toMatchObject({
    ...{ automatic: true, day: '2027-01-13', from: '12:30', until: '16:00', parcels: 1 },
  })
  await bought(1)
  await lately('2027-01-13')
  await run('2027-01-13T13:00:00Z')
  expect(await count()).toBe(1)
  await run('2027-01-15T11:00:00Z')
  expect(await count()).toBe(2)
  await run('2027-01-20T11:00:00Z')
  expect(await count()).toBe(2)
})
