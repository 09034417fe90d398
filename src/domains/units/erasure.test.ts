import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '../../../test/factories/company.ts'
import { deliveredOrder } from '../../../test/factories/delivered.ts'
import { aHouse, type House } from '../../../test/factories/offer.ts'
import { paidPurchase } from '../../../test/factories/paid-order.ts'
import { anImei } from '../../../test/factories/unit.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let house: House
beforeAll(async () => {
  market = await testMarket()
  house = await aHouse(market)
})
afterAll(() => market.close())

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
const FIELDS = {
  ...{ number: 'CERT-4711', wipedOn: '2026-11-02', operator: 'Jan Kowalski', tool: 'Blancco', toolVersion: '7.1' },
  ...{ method: 'purge', drives: [{ serial: 'S3Z9NB0K', capacity: '256 GB', result: 'wiped' }], verified: 100 },
}
const passport = async (code: string) => (await market.api('GET', `/api/units/${code}`)).json
const at = (code: string, rest = '', seller = house) =>
  `/api/companies/${seller.companyId}/units/${code}/erasure${rest}`
const write = (code: string, fields: object = FIELDS) => market.api('POST', at(code), fields, house.auth)
const send = (code: string, bytes: Buffer) => upload(market, 'POST', at(code, '/file'), bytes, house.auth)
const readBy = (key: string, code: string) => market.api('GET', `/api/purchases/${key}/units/${code}/erasure`)

async function offered() {
  const made = await house.publish({
    devices: [{ id: null, kind: 'imei', number: anImei() }],
    versions: [{ id: null, name: '', price: 100_000, announce: false, stockDelta: 1, attributes: {} }],
  })
  const { rows } = await market.query('select code from units where product_id = $1', [made.id])
  return { ...house, versionId: Number(made.versions[0]?.id), code: String(rows[0].code) }
}

test('R22 a certificate is a badge once its file is there, and not before; its operator and drives stand in no passport', async () => {
  const { code } = await offered()
  expect((await send(code, PDF)).json.code).toBe('erasure_not_found')
  expect((await write(code)).json.erasure).toMatchObject({ ...FIELDS, hasFile: false })
  expect((await passport(code)).erasure).toBeNull()
  expect((await send(code, Buffer.from('GIF89a'))).json.errors[0].code).toBe('not_a_pdf')
  // Fields alone can be written again.
  expect((await write(code, { ...FIELDS, tool: 'nwipe' })).json.erasure.tool).toBe('nwipe')
  expect((await write(code)).status).toBe(200)
  const [one, two] = await Promise.all([send(code, PDF), send(code, PDF)])
  expect([one.status, two.status]).toEqual([201, 201])
  const { erasure, events } = await passport(code)
  expect(erasure).toMatchObject({ method: 'purge', tool: 'Blancco', day: '2026-11-02' })
  expect(events.filter(({ kind }: { kind: string }) => kind === 'wiped')).toHaveLength(1)
  const everything = JSON.stringify(await passport(code))
  for (const word of ['Kowalski', 'S3Z9NB0K', 'CERT-4711']) expect(everything).not.toContain(word)
  expect((await send(code, Buffer.concat([PDF, PDF]))).json.code).toBe('erasure_has_file')
  const foreign = await aHouse(market)
  expect((await market.api('GET', at(code, '/file', foreign), undefined, foreign.auth)).status).toBe(404)
})

test('R22 its buyer reads the certificate as long as the thing is theirs; who bought something else does not', async () => {
  const { code, versionId, companyId, auth } = await offered()
  await write(code)
  await send(code, PDF)
  const sold = await deliveredOrder(market, { companyId, versionId, auth })
  const seen = (await market.api('GET', `/api/purchases/${sold.key}/units`)).json.units
  expect(seen).toMatchObject([{ code, hasErasure: true, returnedAt: null }])
  expect((await readBy(sold.key, code)).text).toBe(PDF.toString())
  const other = await offered()
  const stranger = await paidPurchase(market, [{ versionId: other.versionId, quantity: 1 }])
  expect((await readBy(stranger.key, code)).json.code).toBe('unit_not_found')

  const who = { name: 'Anna Nowak', email: 'anna.zwrot@example.com', lines: [{ itemId: sold.itemId, quantity: 1 }] }
  const { json } = await market.api('POST', `/api/purchases/${sold.key}/orders/${sold.number}/withdrawal`, who)
  const found = { received: 1, sellable: 1, condition: 'asDescribed', deduction: 0, reason: null }
  const desk = `/api/companies/${companyId}/returns/${json.id}`
  await market.api('POST', `${desk}/receive`, { lines: [{ itemId: sold.itemId, ...found }] }, auth)
  expect((await market.api('POST', `${desk}/refund`, undefined, auth)).status).toBe(200)
  // Its buyer may have left data on it: the badge is gone until it is wiped again.
  expect((await passport(code)).erasure).toBeNull()
  const back = (await market.api('GET', `/api/purchases/${sold.key}/units`)).json.units
  expect(back).toMatchObject([{ code, hasErasure: false, returnedAt: expect.any(String) }])
  expect((await readBy(sold.key, code)).status).toBe(404)
})
