import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aHouse, type House } from '../../../../test/factories/offer.ts'
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

let last = 35_000_000_000_000
/** An IMEI nobody has, with its check digit. */
function anImei(): string {
  last += 7
  const sum = [...String(last)].map(Number).reduce((total, digit, index) => {
    const weighted = index % 2 === 1 ? digit * 2 : digit
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return `${last}${(10 - (sum % 10)) % 10}`
}
const imei = (number: string) => ({ id: null, kind: 'imei' as const, number })
const serial = (number: string) => ({ id: null, kind: 'serial' as const, number })
const kept = (offer: OwnOffer) => offer.devices.map(({ id, kind }) => ({ id, kind }))

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
    const { rows } = await market.query(
      'select t::text as row, number_sealed from product_devices t where product_id = $1',
      [offer.id],
    )
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
    // The one that goes may come again in the same step.
    const { json } = await house.save(offer, { devices: [first as never, imei(b)] })
    expect(json.devices.map((device: { last4: string }) => device.last4)).toEqual([a.slice(-4), b.slice(-4)])
    expect(json.devices[0].id).toBe(first?.id)
    const none = await house.save(json, { devices: [] })
    expect(none.json.devices).toEqual([])
  })
  test('P02 of another product are not taken by their id', async () => {
    const foreign = await other.create({ devices: [imei(anImei())] })
    const offer = await house.create()
    const { status, json } = await house.save(offer, { devices: kept(foreign) })
    expect([status, json.errors[0].field]).toEqual([422, 'devices.0.id'])
    expect((await other.read(foreign.id)).devices).toEqual(foreign.devices)
  })
})

describe('one device stands in one published offer', () => {
  test('of all sellers: the second is refused by its place, until the first is taken back', async () => {
    const number = anImei()
    const first = await house.publish({ devices: [imei(number)] })
    const second = await other.create({ images: [await other.picture()], devices: [imei(anImei()), imei(number)] })
    const refused = await other.setStatus(second.id, 'published')
    expect([refused.status, refused.json.code, refused.json.errors[0].field]).toEqual([
      409,
      'device_listed_already',
      'devices.1.number',
    ])
    await house.setStatus(first.id, 'paused')
    expect((await other.setStatus(second.id, 'published')).status).toBe(200)
    expect((await house.setStatus(first.id, 'published')).json.code).toBe('device_listed_already')
    await other.call('DELETE', `/${second.id}`)
    expect((await house.setStatus(first.id, 'published')).status).toBe(200)
  })
  test('added to a published offer it is asked about, too', async () => {
    const number = anImei()
    await house.publish({ devices: [imei(number)] })
    const offer = await other.publish()
    const { status, json } = await other.save(offer, { title: 'Never', devices: [imei(number)] })
    expect([status, json.code, json.errors[0].field]).toEqual([409, 'device_listed_already', 'devices.0.number'])
    expect(await other.read(offer.id)).toEqual(offer)
  })
  test('the same characters as a serial number are another number', async () => {
    const number = anImei()
    await house.publish({ devices: [imei(number)] })
    expect((await other.publish({ devices: [serial(number)] })).status).toBe('published')
  })
  test('of many published at once, whatever the order of their numbers, exactly one is', async () => {
    for (const _ of [1, 2, 3]) {
      const numbers = [anImei(), anImei()]
      const offers = await Promise.all(
        [house, other, house, other].map(async (seller, index) => ({
          seller,
          ...(await seller.create({
            images: [await seller.picture()],
            devices: (index < 2 ? numbers : [...numbers].reverse()).map(imei),
          })),
        })),
      )
      const answers = await Promise.all(offers.map(({ seller, id }) => seller.setStatus(id, 'published')))
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
    }
  })
  test('also where the status is changed by another way', async () => {
    const number = anImei()
    const devices = [imei(number)]
    const [a, b] = [await house.publish({ devices }), await other.create({ devices })]
    const publish = (id: number) => market.query(`update products set status = 'published' where id = $1`, [id])
    await expect(publish(b.id)).rejects.toThrow(/product_devices_active/)
    await market.query(`update products set status = 'paused' where id = $1`, [a.id])
    await publish(b.id)
  })
})

test('a number is in no log, no answer and no record', async () => {
  const number = anImei()
  const wrong = await house.call('POST', '', house.body({ devices: [imei(`${number}9`)] }))
  expect([wrong.status, wrong.text.includes(number)]).toEqual([422, false])
  await house.create({ devices: [imei(number)] })
  const { rows } = await market.query(
    `select (select count(*) from audit_log t where t::text like $1)::int + (select count(*) from idempotency_keys t where t::text like $1)::int
       + (select count(*) from graphile_worker._private_jobs t where t::text like $1)::int as found`,
    [`%${number}%`],
  )
  expect(rows).toEqual([{ found: 0 }])
})
