import { writeFile } from 'node:fs/promises'
import { encode } from 'uqr'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHouse, type House } from '../../../../test/factories/offer.ts'
import { paidPurchase } from '../../../../test/factories/paid-order.ts'
import { anImei } from '../../../../test/factories/unit.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { rectanglesOf, textOf } from '../../../../test/read-pdf.ts'

let market: TestMarket
let house: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
})
afterAll(() => market.close())

async function slips(number: string, per: 'order' | 'shipment', name: string = per) {
  const answer = await fetch(`${market.url}/api/companies/${house.companyId}/packing-slips`, {
    method: 'POST',
    headers: { ...house.auth, 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ numbers: [number], per, language: 'own', prices: false }),
  })
  expect(answer.status).toBe(200)
  const pdf = Buffer.from(await answer.arrayBuffer())
  if (process.env.DRAWN) await writeFile(`${process.env.DRAWN}/units-${name}.pdf`, pdf)
  return { text: textOf(pdf).replace(/\s+/g, ' '), codes: rectanglesOf(pdf) }
}
const spaced = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ')
/** Each drawing is clipped to its frame. */
const FRAMES = 2
/** Strokes that its rows are drawn with. */
const strokes = (address: string) =>
  encode(address, { ecc: 'M', border: 2 }).data.flatMap((row) => row.filter((dark, x) => dark && !row[x - 1])).length

test('R22 a packing slip holds the QR code of the passport of each unit in the parcel, and no number beyond its end', async () => {
  const numbers = [anImei(), anImei(), anImei()]
  const made = await house.publish({
    devices: numbers.map((number) => ({ id: null, kind: 'imei' as const, number })),
    versions: [{ id: null, name: '', price: 100_000, announce: false, stockDelta: 3, attributes: {} }],
  })
  const { rows } = await market.query('select code from units where product_id = $1 order by id', [made.id])
  const [a = '', b = '', c = ''] = rows.map(({ code }) => String(code))
  const versionId = Number(made.versions[0]?.id)
  const number = String((await paidPurchase(market, [{ versionId, quantity: 2 }])).numbers[0])
  const order = (method: string, rest: string, body: unknown) =>
    market.api(method, `/api/companies/${house.companyId}/orders/${number}${rest}`, body, house.auth)

  const before = await slips(number, 'order', 'none')
  expect(before.text).not.toContain('Passports of the devices')
  expect(before.codes).toEqual([])

  await order('PUT', '/units', { items: [{ versionId, units: [a, c] }] })
  const both = await slips(number, 'order')
  for (const words of ['Passports of the devices', spaced(a), spaced(c), `IMEI ending in ${numbers[0]?.slice(-4)}`]) {
    expect(both.text).toContain(words)
  }
  expect(both.text).not.toContain(spaced(b))
  for (const one of numbers) expect(both.text).not.toContain(one)
  const address = (code: string) => `${new URL(market.url).origin}/units/${code}`
  expect(both.codes[0]?.length).toBe(strokes(address(a)) + strokes(address(c)) + FRAMES)

  const part = { carrier: 'dpd', trackingNumber: '1000000000001U', items: [{ versionId, quantity: 1 }], units: [c] }
  expect((await order('POST', '/ship', part)).status).toBe(200)
  const parts = await slips(number, 'shipment')
  // It stands in the head of the second slip, and above its lines.
  const [first = '', ...rest] = parts.text.split('Parcel 2 of 2')
  const second = rest.join()
  expect([first.includes(spaced(c)), first.includes(spaced(a))]).toEqual([true, false])
  expect([second.includes(spaced(c)), second.includes(spaced(a))]).toEqual([false, true])
})
