import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aHouse, type House } from '../../../test/factories/offer.ts'
import { anImei } from '../../../test/factories/unit.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { problemsOf } from '../../../tools/verify-unit.mjs'
import { flawless } from './rules/examples.ts'

let market: TestMarket
let house: House
let other: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
  other = await aHouse(market)
})
afterAll(() => market.close())

const call = (seller: House, method: string, path: string, body?: unknown) =>
  market.api(method, `/api/companies/${seller.companyId}/units${path}`, body, seller.auth)
const phone = (number?: string) => ({
  name: 'Phone 12',
  group: 'phones',
  ...(number ? { number: { kind: 'imei', plain: number } } : {}),
})

describe('R22 a unit is received', () => {
  test('by its number, and goes on with its passport at the next seller', async () => {
    const number = anImei()
    const { status, json } = await call(house, 'POST', '', { units: [phone(number)] })
    expect([status, json.results[0].failure, json.results[0].continued]).toEqual([200, null, false])
    const { code } = json.results[0].unit
    const tested = await call(house, 'PUT', `/${code}/facts`, { facts: flawless('phones') })
    expect([tested.status, tested.json.grade]).toEqual([200, 'A'])
    const again = await call(other, 'POST', '', { units: [phone(number)] })
    expect(again.json.results[0]).toMatchObject({ continued: true, unit: { code }, failure: null })
    expect((await call(house, 'GET', `/${code}`)).status).toBe(404)
    const passport = await market.api('GET', `/api/units/${code}`)
    expect(passport.json.events.map((one: { kind: string; by: string }) => [one.kind, one.by])).toEqual([
      ['received', 'seller-1'],
      ['tested', 'seller-1'],
      ['graded', 'seller-1'],
      ['received', 'seller-2'],
    ])
    const record = await market.api('GET', `/api/units/${code}/record`)
    expect(problemsOf(record.json, [record.json.head.key])).toEqual([])
  })

  test('once, where its code and its number come in one go', async () => {
    const number = anImei()
    const { json } = await call(house, 'POST', '', { units: [phone(number)] })
    const { code } = json.results[0].unit
    const both = await call(other, 'POST', '', { units: [{ ...phone(number), code }, phone(number), phone()] })
    expect(both.status).toBe(200)
    const told = both.json.results.map((one: { failure: { code: string } | null }) => one.failure?.code ?? null)
    expect(told).toEqual([null, 'device_repeated', null])
    const { events } = (await market.api('GET', `/api/units/${code}`)).json
    expect(events.map((one: { by: string }) => one.by)).toEqual(['seller-1', 'seller-2'])
  })
})

describe('R22 a code that everybody can read gives a unit to nobody', () => {
  const codesOf = (json: { results: { failure: { code: string; field: string } | null }[] }) =>
    json.results.map(({ failure }) => failure && `${failure.field}: ${failure.code}`)
  const received = async (number?: string) =>
    (await call(house, 'POST', '', { units: [phone(number)] })).json.results[0].unit.code as string
  const byCode = async (seller: House, code: string, number?: string) =>
    codesOf((await call(seller, 'POST', '', { units: [{ ...phone(number), code }] })).json)
  const find = async (text: string) => (await call(other, 'POST', '/find', { text })).json.passport

  test('where its number is known: that is wanted, and has to be right', async () => {
    const number = anImei()
    const code = await received(number)
    expect(await byCode(other, code)).toEqual(['number: unit_number_wanted'])
    expect(await byCode(other, code, anImei())).toEqual(['number: unit_number_wrong'])
    expect((await call(house, 'GET', `/${code}`)).json.state).toBe('inStock')
    expect(await find(code)).toMatchObject({ code, canReceive: true, needsNumber: true })
    expect(await find(number)).toMatchObject({ code, canReceive: true, needsNumber: false })
    expect(await byCode(other, code, number)).toEqual([null])
    expect((await call(house, 'GET', `/${code}`)).status).toBe(404)
    // Who has it needs to prove nothing.
    expect(await byCode(other, code)).toEqual([null])
  })

  test('where another has it, and no number tells which it is', async () => {
    const code = await received()
    expect(await find(code)).toMatchObject({ code, canReceive: false })
    expect(await byCode(other, code)).toEqual(['code: unit_listed_elsewhere'])
    expect((await call(house, 'GET', `/${code}`)).status).toBe(200)
  })

  test('thirty a day are taken over from what others have; the next is refused, and its neighbours come', async () => {
    const taker = await aHouse(market)
    const numbers = Array.from({ length: 31 }, anImei)
    await call(house, 'POST', '', { units: numbers.map((number) => phone(number)) })
    const { status, json } = await call(taker, 'POST', '', { units: [...numbers, anImei()].map((one) => phone(one)) })
    expect([status, codesOf(json)]).toEqual([200, [...Array(30).fill(null), 'number: too_many_taken_over', null]])
  })
})

describe('R22 what everybody reads of a unit', () => {
  const made = async (serial: string) => {
    const unit = { name: 'Laptop', group: 'laptops', number: { kind: 'serial', plain: serial } }
    const { json } = await call(house, 'POST', '', { units: [unit] })
    return json.results[0].unit.code as string
  }

  test('never gives its own serial number away, however it is spaced', async () => {
    const code = await made('C02XG0JMJGH6')
    for (const name of ['MacBook C02XG0JMJGH6', 'MacBook c02x g0jm-jgh6', 'C02XG0JMJGH6x']) {
      const { status, json } = await call(house, 'PUT', `/${code}`, { name, categoryId: null })
      expect([name, status, json.code]).toEqual([name, 422, 'tells_number'])
    }
    const other = await call(house, 'PUT', `/${code}`, { name: 'MacBook JGH6', categoryId: null })
    expect(other.status).toBe(200)
    await call(house, 'PUT', `/${code}/facts`, { facts: flawless('laptops') })
    const reason = 'Lid of C02XG0JMJGH6 has a dent'
    expect((await call(house, 'POST', `/${code}/grade`, { grade: 'C', reason })).status).toBe(422)
    expect((await call(house, 'POST', `/${code}/grade`, { grade: 'C', reason: 'The lid has a dent' })).status).toBe(200)
  })

  test('has an end: after hundreds of entries only sales and returns go on', async () => {
    const { json } = await call(house, 'POST', '', { units: [phone(anImei())] })
    const { code } = json.results[0].unit
    await market.query('update units set seq = 400 where code = $1', [code])
    const tested = await call(house, 'PUT', `/${code}/facts`, { facts: flawless('phones') })
    expect([tested.status, tested.json.code]).toEqual([409, 'unit_chain_full'])
  })
  test('does not grow without end', async () => {
    const code = await made('GROWS12345')
    let refused = 0
    for (let at = 0; at < 70; at += 1) {
      const facts = { ...flawless('laptops'), body: { seen: 'at20', count: at + 1 } }
      const { status } = await call(house, 'PUT', `/${code}/facts`, { facts })
      if (status === 429) refused += 1
    }
    expect(refused).toBe(10)
    const { events } = (await market.api('GET', `/api/units/${code}`)).json
    expect(events.length).toBeLessThan(130)
  })
})

test('R22 a company finds what it has and what it sold in one list, each once, page by page', async () => {
  const seller = await aHouse(market)
  const units = Array.from({ length: 30 }, () => phone(anImei()))
  const received = [...(await call(seller, 'POST', '', { units })).json.results]
  const more = Array.from({ length: 30 }, () => phone(anImei()))
  received.push(...(await call(seller, 'POST', '', { units: more })).json.results)
  const codes: string[] = received.map(({ unit }) => unit.code)
  const sold = codes.filter((_, index) => index % 2 === 1)
  await market.query(`update units set state = 'sold', sold_by = company_id, company_id = null where code = any($1)`, [
    sold,
  ])
  const list = async (query: string): Promise<{ codes: string[]; next: string | null }> => {
    const { json } = await call(seller, 'GET', query)
    return { codes: json.units.map(({ code }: { code: string }) => code), next: json.next }
  }
  const first = await list('')
  const second = await list(`?after=${first.next}`)
  expect([...first.codes, ...second.codes]).toEqual([...codes].reverse())
  expect((await list('?state=sold')).codes).toEqual([...sold].reverse())
})
