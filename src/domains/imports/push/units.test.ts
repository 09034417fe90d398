import { afterAll, beforeAll, expect, test } from 'vitest'
import { anImporter } from '../../../../test/factories/imports.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { anImei, flawless } from '../../../../test/factories/unit.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof anImporter>>
beforeAll(async () => {
  market = await testMarket()
  seller = await anImporter(market)
  const categoryId = await seller.categoryId('smartphones')
  await aProduct(market.deps, seller.companyId, { erpCode: 'P-1', categoryId, attributes: {} })
  const versions = ['64 GB', '128 GB'].map((name) => ({ name, price: 1000, quantity: 2 }))
  await aProduct(market.deps, seller.companyId, { erpCode: 'P-2', categoryId, attributes: {}, versions })
})
afterAll(() => market.close())

const at = () => `/api/companies/${seller.companyId}/product-units`
const push = async (items: unknown[], auth: Record<string, string> = seller.auth) =>
  (await market.api('PUT', at(), { items }, auth)).json
const imei = (plain = anImei()) => ({ number: { kind: 'imei', plain } })
const facts = { ...flawless('phones'), body: { seen: 'at20', count: 1 } }
const readBack = async (query = '') => (await market.api('GET', `${at()}${query}`, undefined, seller.auth)).json

test('E07 R22 programs push things with what was measured, and read them back with passport, place and state; again nothing changes', async () => {
  const phone = imei()
  const items = [
    { erpCode: 'P-1', ...phone, facts },
    { erpCode: 'P-2', versionName: '128 GB', ...imei() },
    { erpCode: 'P-2', ...imei() },
    { erpCode: 'P-2', versionName: '1 TB', ...imei() },
    { erpCode: 'nothing', ...imei() },
    { erpCode: 'P-1', ...imei(), facts: { ...facts, body: { seen: 'at50', count: 1 } } },
    { erpCode: 'P-1', code: '7Q2M4X9ZK1AB' },
    { erpCode: 'P-1', number: { kind: 'imei', plain: '3.5E+14' } },
    { erpCode: 'P-1', ...imei(), facts: { ...facts, counter: 3 } },
    { erpCode: 'P-1' },
    null,
  ]
  const answer = await push(items)
  expect(answer.items.map(({ outcome, code, field }: Record<string, string>) => [outcome, code, field])).toEqual([
    ['accepted', undefined, undefined],
    ['accepted', undefined, undefined],
    ['refused', 'version_unclear', undefined],
    ['refused', 'version_not_found', undefined],
    ['refused', 'erp_code_unknown', undefined],
    ['refused', 'grade_above_units', 'facts'],
    ['refused', 'unit_not_found', 'code'],
    ['refused', 'item_invalid', 'number.plain'],
    ['refused', 'item_invalid', 'facts.counter'],
    ['refused', 'item_invalid', 'number'],
    ['refused', 'item_invalid', undefined],
  ])
  const [first, second] = answer.items
  expect(JSON.stringify(answer)).not.toMatch(/\d{15}/)
  const again = await push(items.slice(0, 2))
  expect(again.items).toEqual([first, second].map(({ unit }) => ({ outcome: 'unchanged', unit })))
  const { units, next } = await readBack()
  expect(next).toBeNull()
  expect(units).toMatchObject([
    {
      ...{ code: first.unit, erpCode: 'P-1', versionName: '', state: 'inStock', offered: true, grade: 'B', facts },
      ...{ number: { kind: 'imei', last4: phone.number.plain.slice(-4) }, gradeByHand: false },
      address: expect.stringMatching(new RegExp(`/units/${first.unit}$`)),
    },
    { code: second.unit, erpCode: 'P-2', versionName: '128 GB', grade: null, facts: null },
  ])
  const passport = await market.api('GET', `/api/units/${first.unit}`)
  expect(passport.json.events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'received',
    'listed',
    'tested',
    'graded',
  ])
  // By the code of the passport, into another version.
  const moved = await push([{ erpCode: 'P-2', versionName: '64 GB', code: second.unit }])
  expect([moved.accepted, (await readBack()).units[1].versionName]).toEqual([1, '64 GB'])
})

test('R22 a certificate needs the way data were wiped; without its file it is no badge', async () => {
  const erasure = { number: 'ZX-17', day: '2026-11-02', tool: 'Blancco' }
  const bare = await push([{ erpCode: 'P-1', ...imei(), erasure }])
  expect(bare.items[0]).toMatchObject({ outcome: 'refused', code: 'erasure_incomplete', field: 'erasure' })
  const { items } = await push([{ erpCode: 'P-1', ...imei(), facts, erasure }])
  const own = await market.api(
    'GET',
    `/api/companies/${seller.companyId}/units/${items[0].unit}`,
    undefined,
    seller.auth,
  )
  expect(own.json.erasure).toMatchObject({ number: 'ZX-17', method: 'purge', hasFile: false })
  expect((await market.api('GET', `/api/units/${items[0].unit}`)).json.erasure).toBeNull()
})

test('P02 what another company offers is refused, and its own are not read', async () => {
  const other = await anImporter(market)
  const number = imei()
  await push([{ erpCode: 'P-1', ...number }])
  await aProduct(market.deps, other.companyId, {
    erpCode: 'P-1',
    categoryId: await other.categoryId('smartphones'),
    attributes: {},
  })
  const path = `/api/companies/${other.companyId}/product-units`
  const { json } = await market.api('PUT', path, { items: [{ erpCode: 'P-1', ...number }] }, other.auth)
  expect(json.items[0]).toMatchObject({ outcome: 'refused', code: 'device_listed_already', field: 'number' })
  expect((await market.api('GET', path, undefined, other.auth)).json.units).toEqual([])
})

test('P02 a code gives nothing that another has: its number is wanted, where one is known', async () => {
  const other = await anImporter(market)
  await aProduct(market.deps, other.companyId, {
    erpCode: 'P-1',
    categoryId: await other.categoryId('smartphones'),
    attributes: {},
  })
  const phone = { name: 'Phone 12', group: 'phones' }
  const received = await market.api(
    'POST',
    `/api/companies/${seller.companyId}/units`,
    { units: [{ ...phone, ...imei() }, phone] },
    seller.auth,
  )
  const codes = received.json.results.map(({ unit }: { unit: { code: string } }) => unit.code)
  const path = `/api/companies/${other.companyId}/product-units`
  const items = codes.map((code: string) => ({ erpCode: 'P-1', code }))
  const { json } = await market.api('PUT', path, { items }, other.auth)
  expect(json.items.map(({ code, field }: Record<string, string>) => [code, field])).toEqual([
    ['unit_number_wanted', 'code'],
    ['unit_listed_elsewhere', 'code'],
  ])
  expect((await push(items)).items.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['accepted', 'accepted'])
})

test('E07 a thousand at once are taken, one more is not', async () => {
  const items = Array.from({ length: 1000 }, () => ({ erpCode: 'P-2', versionName: '64 GB', ...imei() }))
  // A product holds two hundred that are told one by one.
  const { accepted, refused, items: all } = await push(items)
  expect([accepted, refused, all.at(-1).code]).toEqual([200, 800, 'more_than_allowed'])
  expect((await market.api('PUT', at(), { items: [...items, items[0]] }, seller.auth)).status).toBe(422)
})
