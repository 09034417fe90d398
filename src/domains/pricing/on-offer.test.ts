import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aBulkHouse } from '../../../test/factories/bulk.ts'
import { aHouse, aVersion, type House, sameAgain } from '../../../test/factories/offer.ts'
import { anOperator } from '../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { OwnOffer } from '../products/offers/contract.ts'

const DAY = 86_400_000
const START = new Date('2026-09-01T09:00:00Z')

let now = START
const market: TestMarket = await testMarket({ now: () => now })
const house = await aBulkHouse(market)
await market.query(`update sessions set expires_at = '2099-01-01'`)
afterAll(() => market.close())

let offer: OwnOffer
const day = (days: number) => {
  now = new Date(START.getTime() + days * DAY)
}
let count = 0
/** Each of a model of its own. */
const offerAt = (price: number, over: object = {}) => {
  count += 1
  return house.publish({ model: `Model ${count}`, versions: [aVersion({ price })], ...over })
}
beforeEach(async () => {
  day(0)
  offer = await offerAt(200_000)
})

/** Saves the price of the first version; answers price, what is struck, and the lowest of 30 days. */
const price = async (amount: number, announce: boolean, id = offer.id, of: House = house) => {
  const known = await of.read(id)
  const versions = sameAgain(known).versions.map((one, at) => (at === 0 ? { ...one, price: amount, announce } : one))
  const { json, status } = await of.save(known, { versions })
  expect(status).toBe(200)
  const version = json.versions[0]
  return [version?.price, version?.wasPrice, version?.lastPrice]
}

describe('E07 only days on offer count', () => {
  test('a price of a paused product was offered to nobody', async () => {
    day(10)
    await house.setStatus(offer.id, 'paused')
    await price(100_000, false)
    day(15)
    await price(200_000, false)
    await house.setStatus(offer.id, 'published')
    day(20)
    expect(await price(180_000, true)).toEqual([180_000, 200_000, 200_000])
  })
  test('nor one of a product taken back to draft', async () => {
    day(10)
    await house.setStatus(offer.id, 'draft')
    await price(100_000, false)
    await price(200_000, false)
    day(12)
    await house.setStatus(offer.id, 'published')
    day(20)
    expect(await price(180_000, true)).toEqual([180_000, 200_000, 200_000])
  })
  test('a pause does not make the price before it forgotten', async () => {
    await price(150_000, false)
    day(10)
    await house.setStatus(offer.id, 'paused')
    await price(220_000, false)
    day(12)
    await house.setStatus(offer.id, 'published')
    expect(await price(190_000, true)).toEqual([190_000, null, null])
  })
  test('nor one of a seller who might not sell then', async () => {
    const other = await aHouse(market)
    const { auth } = await anOperator(market)
    await market.query(`update sessions set expires_at = '2099-01-01'`)
    const theirs = await other.publish({ versions: [aVersion({ price: 200_000 })] })
    const decide = async (action: 'suspend' | 'reinstate') => {
      const body = action === 'suspend' ? { reason: 'Rechnung fehlt' } : undefined
      const path = `/api/admin/companies/${other.companyId}/${action}`
      expect((await market.api('POST', path, body, auth)).status).toBe(200)
    }
    const none = { requirements: [] }
    expect((await market.api('PUT', '/api/admin/seller-requirements', none, auth)).status).toBe(200)
    day(10)
    await decide('suspend')
    await price(100_000, false, theirs.id, other)
    day(14)
    await price(200_000, false, theirs.id, other)
    await decide('reinstate')
    day(20)
    expect(await price(180_000, true, theirs.id, other)).toEqual([180_000, 200_000, 200_000])
  })
})

describe('E07 a version deleted and made again goes on from its prices', () => {
  const dear = (name: string) => aVersion({ name, price: 220_000, stockDelta: 1 })
  test('in the same product', async () => {
    const names = ['8 GB', '16 GB'].map((name) => aVersion({ name, price: 150_000 }))
    const two = await offerAt(0, { versions: names })
    day(20)
    const keep = sameAgain(two).versions.slice(0, 1)
    expect((await house.save(two, { versions: keep })).status).toBe(200)
    const again = await house.save(await house.read(two.id), { versions: [dear('16 gb'), ...keep] })
    expect(again.status).toBe(200)
    day(22)
    expect(await price(190_000, true, two.id)).toEqual([190_000, null, null])
    day(23)
    expect(await price(140_000, true, two.id)).toEqual([140_000, 150_000, 150_000])
  })
  test('as a new product with the same ERP code', async () => {
    const first = await offerAt(150_000, { erpCode: 'AGAIN-1' })
    day(20)
    expect((await house.call('DELETE', `/${first.id}`)).status).toBe(204)
    const again = await offerAt(220_000, { erpCode: 'AGAIN-1', title: 'Other words' })
    day(21)
    expect(await price(190_000, true, again.id)).toEqual([190_000, null, null])
  })
  test('by its EAN, condition and attributes; another of the same EAN is another', async () => {
    const code = { ean: '5901234123457', brand: 'Acme', model: 'Same 1' }
    const first = await offerAt(150_000, code)
    day(20)
    expect((await house.call('DELETE', `/${first.id}`)).status).toBe(204)
    const again = await offerAt(220_000, code)
    const other = await offerAt(220_000, { ...code, grade: first.grade === 'A' ? 'B' : 'A' })
    day(21)
    expect(await price(190_000, true, again.id)).toEqual([190_000, null, null])
    expect(await price(190_000, true, other.id)).toEqual([190_000, 220_000, 220_000])
  })
  test('deleted and made again many times it stays one history', async () => {
    const erpCode = `AGAIN-${count}`
    let one = await offerAt(150_000, { erpCode })
    for (let round = 0; round < 4; round += 1) {
      day(round + 1)
      await house.call('DELETE', `/${one.id}`)
      one = await offerAt(220_000, { erpCode })
    }
    const { rows } = await market.query('select amount from former_prices where erp_code = $1 order by offered_from', [
      erpCode,
    ])
    expect(rows.map((row) => row.amount)).toEqual([150_000, 220_000, 220_000, 220_000])
    day(25)
    expect(await price(190_000, true, one.id)).toEqual([190_000, null, null])
    day(32)
    expect(await price(180_000, true, one.id)).toEqual([180_000, 190_000, 190_000])
  })
  test('of another company it is nothing', async () => {
    const other = await aBulkHouse(market)
    await market.query(`update sessions set expires_at = '2099-01-01'`)
    const theirs = await other.publish({ versions: [aVersion({ price: 150_000 })], erpCode: 'AGAIN-3' })
    day(5)
    await other.call('DELETE', `/${theirs.id}`)
    const mine = await offerAt(220_000, { erpCode: 'AGAIN-3' })
    day(6)
    expect(await price(190_000, true, mine.id)).toEqual([190_000, 220_000, 220_000])
  })
})

describe('E07 a bulk change of prices that is taken back', () => {
  const raise = { kind: 'price', way: 'percent', value: 2000, round: 'none', announce: false } as const
  const state = async () => {
    const version = (await house.read(offer.id)).versions[0]
    return [version?.price, version?.wasPrice, version?.lastPrice]
  }
  test('the same day: the reduction that ran goes on', async () => {
    day(40)
    await price(150_000, true)
    day(45)
    const { json } = await house.start({ ids: [offer.id] }, raise)
    expect((await state())[1]).toBeNull()
    await house.undo(json.id)
    expect(await state()).toEqual([150_000, 200_000, 200_000])
  })
  test('a day later: its own low price is the one to beat', async () => {
    day(40)
    await price(150_000, true)
    day(45.4)
    const { json } = await house.start({ ids: [offer.id] }, raise)
    day(46)
    expect((await house.undo(json.id)).status).toBe(202)
    expect(await state()).toEqual([150_000, null, null])
  })
})
