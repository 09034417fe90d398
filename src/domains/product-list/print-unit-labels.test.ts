import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHouse, type House } from '../../../test/factories/offer.ts'
import { anImei } from '../../../test/factories/unit.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { rectanglesOf, textOf } from '../../../test/read-pdf.ts'

let market: TestMarket
let house: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
})
afterAll(() => market.close())

async function aUnit(seller: House, number: string): Promise<string> {
  const units = [{ name: 'Phone 12 mini', group: 'phones', number: { kind: 'imei', plain: number } }]
  const { json } = await market.api('POST', `/api/companies/${seller.companyId}/units`, { units }, seller.auth)
  return json.results[0].unit.code
}

async function print(body: object) {
  const answer = await fetch(`${market.url}/api/companies/${house.companyId}/units/labels`, {
    method: 'POST',
    headers: { ...house.auth, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('R22 labels of units hold a code, the name and the code of the passport, and no number of a device', async () => {
  const numbers = [anImei(), anImei()]
  const codes = await Promise.all(numbers.map((number) => aUnit(house, number)))
  for (const format of ['roll62', 'a4']) {
    const { status, bytes } = await print({ codes, format })
    expect(status).toBe(200)
    const text = JSON.stringify(textOf(bytes))
    for (const code of codes) expect(text.replaceAll(/[^0-9A-Z]/g, '')).toContain(code)
    expect(text).toContain('Phone 12 mini')
    for (const number of numbers) expect(text.replaceAll(/\s/g, '')).not.toContain(number)
    expect(rectanglesOf(bytes).flat().length).toBeGreaterThan(200)
  }
})

test('units of others, and too many, get no labels', async () => {
  const foreign = await aUnit(await aHouse(market), anImei())
  expect((await print({ codes: [foreign], format: 'a4' })).status).toBe(404)
  expect((await print({ codes: Array.from({ length: 101 }, () => foreign), format: 'a4' })).status).toBe(422)
})
