import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aHouse, type House } from '../../../../test/factories/offer.ts'
import { anImei, flawless } from '../../../../test/factories/unit.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import type { OwnOffer } from './contract.ts'

let market: TestMarket
let house: House
let other: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
  other = await aHouse(market)
})
afterAll(() => market.close())

const imei = (number: string) => ({ id: null, kind: 'imei' as const, number })
const serial = (number: string) => ({ id: null, kind: 'serial' as const, number })
const kept = (offer: OwnOffer) => offer.devices.map(({ id, kind }) => ({ id, kind }))
const told = (offer: OwnOffer) => offer.devices.map(({ last4 }) => last4)
const unitOf = async (offer: OwnOffer) =>
  (await market.query('select * from units where id = $1', [offer.devices[0]?.id])).rows[0]
const kindsOf = async (code: string) =>
  (await market.api('GET', `/api/units/${code}`)).json.events.map(({ kind, by }: { kind: string; by: string }) =>
    [kind, by].join(' '),
  )
const measure = (seller: House, offer: OwnOffer, facts: object) =>
  market.api(
    'PUT',
    `/api/companies/${seller.companyId}/units/${offer.devices[0]?.code}/facts`,
    { facts: { ...flawless('laptops'), ...facts } },
    seller.auth,
  )

describe('E07 numbers of devices', () => {
  test('are kept sealed; the last four characters are told', async () => {
    const number = anImei()
    const spaced = number.replace(/(\d{6})(\d{6})/, '$1 $2-')
    const offer = await house.create({ devices: [imei(spaced), serial(' pf-1a2b3c '), serial('AB12')] })
    expect(offer.devices.map(({ kind, last4 }) => [kind, last4])).toEqual([
      ['imei', number.slice(-4)],
      ['serial', '2B3C'],
      ['serial', '12'],
    ])
    expect(JSON.stringify(offer)).not.toContain(number)
    const { rows } = await market.query('select t::text as row, number_sealed from units t where product_id = $1', [
      offer.id,
    ])
    expect(rows.map((row) => row.row).join()).not.toContain(number)
    expect(market.deps.secrets.open(rows[0].number_sealed)).toBe(number)
    const shown = await market.api('GET', `/api/products/${(await house.publish({ devices: [imei(anImei())] })).id}`)
    expect([shown.status, shown.json.devices]).toEqual([200, undefined])
  })
  test('stay by their id, go when left out, and come once', async () => {
    const [a, b] = [anImei(), anImei()]
    const offer = await house.create({ devices: [imei(a), imei(b)] })
    const [first] = kept(offer)
    const twice = await house.save(offer, { devices: [first as never, imei(a)] })
    expect([twice.status, twice.json.errors[0]]).toMatchObject([
      422,
      { field: 'devices.1.number', code: 'device_repeated' },
    ])
    const typedTwice = await house.save(offer, { devices: [imei(a), imei(a)] })
    expect(typedTwice.json.errors[0]).toMatchObject({ field: 'devices.1.number', code: 'device_repeated' })
    // The one that goes may come again in the same step.
    const { json } = await house.save(offer, { devices: [first as never, imei(b)] })
    expect(told(json)).toEqual([a.slice(-4), b.slice(-4)])
    expect(json.devices[0].id).toBe(first?.id)
    const none = await house.save(json, { devices: [] })
    expect(none.json.devices).toEqual([])
    // It is still the company's.
    expect(await unitOf(offer)).toMatchObject({ company_id: house.companyId, product_id: null, state: 'inStock' })
  })
  test('P02 of another product are not taken by their id', async () => {
    const foreign = await other.create({ devices: [imei(anImei())] })
    const offer = await house.create()
    const { status, json } = await house.save(offer, { devices: kept(foreign) })
    expect([status, json.errors[0].field]).toEqual([422, 'devices.0.id'])
    expect((await other.read(foreign.id)).devices).toEqual(foreign.devices)
  })
  test('move with their unit from a draft to another; the passport is one', async () => {
    const number = anImei()
    const first = await house.create({ devices: [imei(number)] })
    const second = await house.create({ devices: [imei(number)] })
    expect(second.devices[0]?.code).toBe(first.devices[0]?.code)
    expect(told(await house.read(first.id))).toEqual([])
  })
  test('one that an order waits for stays in its offer', async () => {
    const offer = await house.create({ devices: [imei(anImei())] })
    await market.query(`update units set state = 'reserved' where id = $1`, [offer.devices[0]?.id])
    const { status, json } = await house.save(offer, { devices: [] })
    expect([status, json.devices]).toEqual([200, offer.devices])
  })
})

describe('one device stands in one published offer', () => {
  test('of all sellers: who types it elsewhere is refused by its place, until it is taken back; then its passport goes on', async () => {
    const number = anImei()
    const first = await house.publish({ devices: [imei(number)] })
    const body = other.body({ devices: [imei(anImei()), imei(number)] })
    const refused = await other.call('POST', '', body)
    expect([refused.status, refused.json.code, refused.json.errors[0].field]).toEqual([
      409,
      'device_listed_already',
      'devices.1.number',
    ])
    await house.setStatus(first.id, 'paused')
    const second = await other.publish({ devices: [imei(number)] })
    const code = String(second.devices[0]?.code)
    expect(code).toBe(first.devices[0]?.code)
    expect(told(await house.read(first.id))).toEqual([])
    // Not a second time by publishing again.
    await other.setStatus(second.id, 'paused')
    await other.setStatus(second.id, 'published')
    expect(await kindsOf(code)).toEqual([
      'received seller-1',
      'listed seller-1',
      'received seller-2',
      'listed seller-2',
    ])
    expect((await house.setStatus(first.id, 'published')).status).toBe(200)
    expect((await house.save(await house.read(first.id), { devices: [imei(number)] })).json.code).toBe(
      'device_listed_already',
    )
  })
  test('also of the same seller, and where it is added to a published one', async () => {
    const number = anImei()
    await house.publish({ devices: [imei(number)] })
    for (const seller of [house, other]) {
      const offer = await seller.publish()
      const { status, json } = await seller.save(offer, { title: 'Never', devices: [imei(number)] })
      expect([status, json.code, json.errors[0].field]).toEqual([409, 'device_listed_already', 'devices.0.number'])
      expect(await seller.read(offer.id)).toEqual(offer)
    }
  })
  test('the same characters as a serial number are another number', async () => {
    const number = anImei()
    await house.publish({ devices: [imei(number)] })
    expect((await other.publish({ devices: [serial(number)] })).status).toBe('published')
  })
  test('typed by many at once, whatever the order of the numbers, each ends in one offer', async () => {
    for (const _ of [1, 2, 3]) {
      const numbers = [anImei(), anImei()]
      await Promise.all(
        [house, other, house, other].map((seller, index) => {
          const devices = (index < 2 ? numbers : [...numbers].reverse()).map(imei)
          return seller.call('POST', '', seller.body({ devices }))
        }),
      )
      const hashes = numbers.map((number) => market.deps.secrets.hash(`device imei ${number}`))
      const { rows } = await market.query(
        'select count(*)::int as units, count(product_id)::int as placed, count(distinct product_id)::int as products from units where number_hash = any($1)',
        [hashes],
      )
      expect(rows).toEqual([{ units: 2, placed: 2, products: 1 }])
    }
  })
  test('a product that goes leaves its units with the seller', async () => {
    const offer = await house.publish({ devices: [imei(anImei())] })
    expect(await unitOf(offer)).toMatchObject({ offered: true })
    await house.call('DELETE', `/${offer.id}`)
    expect(await unitOf(offer)).toMatchObject({ offered: false, product_id: null, company_id: house.companyId })
  })
  test('also where the status is changed by another way', async () => {
    const offer = await house.publish({ devices: [imei(anImei())] })
    await market.query(`update products set status = 'paused' where id = $1`, [offer.id])
    expect(await unitOf(offer)).toMatchObject({ offered: false })
  })
})

describe('R22 an offer promises no more than its units', () => {
  const worn = { body: { seen: 'at50', count: 2 } }
  test('a better grade is refused by its field, naming the worst one; with a grade by hand and its reason it is not', async () => {
    const offer = await house.create({ grade: 'C', devices: [imei(anImei())] })
    expect((await measure(house, offer, worn)).json.grade).toBe('C')
    const better = await house.save(offer, { grade: 'B' })
    expect([better.status, better.json.errors[0]]).toMatchObject([
      422,
      { field: 'grade', code: 'grade_above_units', message: expect.stringContaining(String(offer.devices[0]?.last4)) },
    ])
    const asNew = await house.save(offer, { state: 'new', grade: null })
    expect(asNew.json.errors[0]).toMatchObject({ field: 'grade', code: 'grade_above_units' })
    const hand = { grade: 'B', reason: 'Ślady widać tylko pod światło' }
    const path = `/api/companies/${house.companyId}/units/${offer.devices[0]?.code}/grade`
    expect((await market.api('POST', path, hand, house.auth)).status).toBe(200)
    expect((await house.save(offer, { grade: 'B' })).status).toBe(200)
  })
  test('it is not published with one either, and a worse one is always right', async () => {
    const offer = await house.create({ grade: 'B', images: [await house.picture()], devices: [imei(anImei())] })
    await measure(house, offer, worn)
    const refused = await house.setStatus(offer.id, 'published')
    expect([refused.status, refused.json.errors[0].code]).toEqual([422, 'grade_above_units'])
    await house.save(offer, { grade: 'D' })
    expect((await house.setStatus(offer.id, 'published')).status).toBe(200)
  })
  test('what is measured after it was published lowers its grade; where its state has no such grade, it is paused', async () => {
    const used = await house.publish({ grade: 'A', devices: [imei(anImei())] })
    const asNew = await house.publish({ state: 'new', grade: null, devices: [imei(anImei())] })
    for (const offer of [used, asNew]) await measure(house, offer, worn)
    await market.runJobs()
    expect(await house.read(used.id)).toMatchObject({ status: 'published', grade: 'C', revision: used.revision + 1 })
    expect(await house.read(asNew.id)).toMatchObject({ status: 'paused', grade: null })
    const card = await market.api('GET', `/api/products/${used.id}`)
    expect(card.json.grade).toBe('C')
    // A form that was open meanwhile hears of it.
    expect((await house.save(used, { title: 'Still as good as new' })).status).toBe(409)
    // Better again says nothing: a promise is the seller's.
    await measure(house, used, {})
    await market.runJobs()
    expect((await house.read(used.id)).grade).toBe('C')
  })
})

test('a number is in no log, no answer and no record', async () => {
  const number = anImei()
  const wrong = await house.call('POST', '', house.body({ devices: [imei(`${number}9`)] }))
  expect([wrong.status, wrong.text.includes(number)]).toEqual([422, false])
  await house.create({ devices: [imei(number)] })
  const { rows } = await market.query(
    `select (select count(*) from audit_log t where t::text like $1)::int + (select count(*) from idempotency_keys t where t::text like $1)::int
       + (select count(*) from unit_events t where t::text like $1)::int + (select count(*) from units t where t::text like $1)::int
       + (select count(*) from graphile_worker._private_jobs t where t::text like $1)::int as found`,
    [`%${number}%`],
  )
  expect(rows).toEqual([{ found: 0 }])
})

test('a title that tells a number or a phone names no unit', async () => {
  const number = anImei()
  const offer = await house.create({
    title: `Telefon ${number}`,
    brand: 'Acme',
    model: 'Phone 1',
    devices: [imei(number)],
  })
  expect(await unitOf(offer)).toMatchObject({ name: 'Acme Phone 1' })
})
