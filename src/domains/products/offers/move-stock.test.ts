import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember } from '../../../../test/factories/company.ts'
import { aHouse, aVersion, type House } from '../../../../test/factories/offer.ts'
import { aPurchase, stockOf } from '../../../../test/factories/purchase.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import type { OwnOffer } from './contract.ts'

let market: TestMarket
let house: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
})
afterAll(() => market.close())

type Change = { versionId: number; delta: number }
const move = (offer: OwnOffer, changes: Change[], over: object = {}, by = house.auth) =>
  house.call('POST', `/${offer.id}/stock`, { reason: 'received', changes, ...over }, by)
const history = async (offer: OwnOffer, query = '') => (await house.call('GET', `/${offer.id}/stock${query}`)).json
const idOf = (offer: OwnOffer, index = 0) => offer.versions[index]?.id ?? 0

describe('E07 stock moves by pieces', () => {
  test('with reason, note and who did it; the revision stays', async () => {
    const offer = await house.create({ versions: [aVersion({ name: 'A' }), aVersion({ name: 'B', stockDelta: 0 })] })
    const person = await aMember(market, house.companyId, 'warehouse')
    const changes = [
      { versionId: idOf(offer, 0), delta: -2 },
      { versionId: idOf(offer, 1), delta: 5 },
    ]
    const { status, json } = await move(offer, changes, { reason: 'stocktaking', note: 'Półka 4' }, person.auth)
    expect([status, json.versions.map((version: { quantity: number }) => version.quantity), json.revision]).toEqual([
      200,
      [1, 5],
      offer.revision,
    ])
    const { movements, next } = await history(offer)
    expect(next).toBeNull()
    expect(movements).toMatchObject([
      { versionName: 'B', delta: 5, reason: 'stocktaking', note: 'Półka 4', by: 'Hanna Kowalczyk', reference: null },
      { versionName: 'A', delta: -2, reason: 'stocktaking' },
      { versionName: 'A', delta: 3, reason: 'initial', by: 'Marta Nowak' },
    ])
  })
  test('all or none; what would go below zero is named by its place', async () => {
    const offer = await house.create({ versions: [aVersion({ name: 'A' }), aVersion({ name: 'B', stockDelta: 1 })] })
    const { status, json } = await move(offer, [
      { versionId: idOf(offer, 0), delta: 4 },
      { versionId: idOf(offer, 1), delta: -2 },
    ])
    expect([status, json.code, json.errors[0].field]).toEqual([409, 'not_enough_stock', 'changes.1.delta'])
    expect(await house.read(offer.id)).toEqual(offer)
  })
  test('not beyond what can be counted', async () => {
    const offer = await house.create()
    await market.query('update versions set quantity = 99999999 where id = $1', [idOf(offer)])
    const { status, json } = await move(offer, [{ versionId: idOf(offer), delta: 1_000_000 }])
    expect([status, json.errors[0]]).toMatchObject([422, { field: 'changes.0.delta', code: 'stock_too_big' }])
    expect((await move(offer, [{ versionId: idOf(offer), delta: 1 }])).status).toBe(200)
  })
  test('a published product follows in the lists', async () => {
    const offer = await house.publish({ title: 'Only one piece', versions: [aVersion({ stockDelta: 1 })] })
    await move(offer, [{ versionId: idOf(offer), delta: -1 }], { reason: 'sold' })
    await market.runJobs()
    const { rows } = await market.query('select in_stock from listings where product_id = $1', [offer.id])
    expect(rows).toEqual([{ in_stock: false }])
  })
})

describe('P02', () => {
  test('versions of other products and other companies are not found, nor their history', async () => {
    const other = await aHouse(market)
    const [offer, neighbour, foreign] = [await house.create(), await house.create(), await other.create()]
    for (const stranger of [neighbour, foreign]) {
      const { status, json } = await move(offer, [{ versionId: idOf(stranger), delta: 1 }])
      expect([status, json.code, json.errors[0].field]).toEqual([404, 'version_not_found', 'changes.0.versionId'])
      expect(await stockOf(market, idOf(stranger))).toBe(3)
    }
    expect((await move(foreign, [{ versionId: idOf(foreign), delta: 1 }])).json.code).toBe('product_not_found')
    expect((await house.call('GET', `/${foreign.id}/stock`)).json.code).toBe('product_not_found')
  })
  test('the accountant looks, but moves nothing', async () => {
    const offer = await house.create()
    const { auth } = await aMember(market, house.companyId, 'accountant')
    expect((await move(offer, [{ versionId: idOf(offer), delta: 1 }], {}, auth)).status).toBe(403)
    expect((await house.call('GET', `/${offer.id}/stock`, undefined, auth)).status).toBe(200)
  })
})

describe('at once', () => {
  test('people and orders take from the same shelf: every piece is counted, none twice', async () => {
    const offer = await house.publish({ versions: [aVersion({ stockDelta: 10 })] })
    const versionId = idOf(offer)
    await Promise.all([
      ...[1, 2, 3, 4].map(() => move(offer, [{ versionId, delta: 2 }])),
      ...[1, 2, 3].map(() => move(offer, [{ versionId, delta: -1 }], { reason: 'damaged' })),
      ...[1, 2, 3].map(() => aPurchase(market, [{ versionId }])),
    ])
    expect(await stockOf(market, versionId)).toBe(12)
    const { movements } = await history(offer)
    expect(movements.reduce((sum: number, one: { delta: number }) => sum + one.delta, 0)).toBe(12)
    expect(
      movements.filter((one: { reason: string; reference: string }) => one.reason === 'order' && one.reference),
    ).toHaveLength(3)
  })
  test('of five who take the last three pieces, three get one', async () => {
    const offer = await house.create()
    const versionId = idOf(offer)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => move(offer, [{ versionId, delta: -1 }])))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 409, 409])
    expect(await stockOf(market, versionId)).toBe(0)
  })
})

test('the history is paged, newest first, without gap or repetition', async () => {
  const offer = await house.create({
    versions: [aVersion({ name: 'A', stockDelta: 0 }), aVersion({ name: 'B', stockDelta: 0 })],
  })
  await market.query(
    `insert into stock_movements (version_id, delta, reason)
     select case when i % 2 = 0 then $1::int else $2::int end, i, 'received' from generate_series(1, 120) i`,
    [idOf(offer, 0), idOf(offer, 1)],
  )
  const deltas: number[] = []
  let next: number | null = null
  const sizes: number[] = []
  do {
    const page = await history(offer, next ? `?before=${next}` : '')
    deltas.push(...page.movements.map((one: { delta: number }) => one.delta))
    sizes.push(page.movements.length)
    next = page.next
  } while (next)
  expect(sizes).toEqual([50, 50, 20])
  expect(deltas).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index))
})
