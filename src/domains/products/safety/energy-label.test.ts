import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHouse, aVersion, type House } from '../../../../test/factories/offer.ts'
import { anOperator } from '../../../../test/factories/person.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let house: House
let auth: Record<string, string>
let phones: number
beforeAll(async () => {
  market = await testMarket({ now: () => new Date('2026-12-01T10:00:00Z') })
  phones = (
    await market.query(
      `insert into categories (reading, slug, names, icon, position, attributes)
       values ('electronics', 'smartphones', '{"pl-PL": "Smartfony"}', 'smartphone', 99, '[]')
       on conflict do nothing returning id`,
    )
  ).rows[0]?.id
  phones ??= (await market.query("select id from categories where slug = 'smartphones'")).rows[0].id
  house = await aHouse(market)
  auth = (await anOperator(market)).auth
})
afterAll(() => market.close())

const rule = (refuseFrom: string | null) => market.api('PUT', '/api/admin/energy-rule', { refuseFrom }, auth)
const nobody = { maker: null, responsible: null, warnings: {} }
const safety = (id: number, body?: object) =>
  market.api(body ? 'PUT' : 'GET', `/api/companies/${house.companyId}/products/${id}/safety`, body, house.auth)
const label = {
  class: 'B',
  link: 'https://eprel.ec.europa.eu/screen/product/smartphonestablets20231669/1',
  imported: false,
  changed: false,
}
const phone = async (over: Parameters<House['create']>[0]) =>
  house.create({
    categoryId: phones,
    attributes: {},
    versions: [aVersion({ attributes: {} })],
    images: [await house.picture()],
    ...over,
  })

test('R19 a phone that needs an energy label waits until its seller names it; a second-hand one does not', async () => {
  expect((await rule('2026-12-01')).json).toEqual({ refuseFrom: '2026-12-01' })
  const fresh = await phone({ title: 'Telefon nowy', state: 'new', grade: null })
  expect((await safety(fresh.id)).json.energyStanding).toBe('missing')
  const refused = await house.setStatus(fresh.id, 'published')
  expect([refused.status, refused.json.errors?.[0]]).toMatchObject([422, { field: 'safety', code: 'energy_missing' }])
  const saved = await safety(fresh.id, { ...nobody, energy: label })
  expect([saved.status, saved.json.energyStanding]).toEqual([200, 'needed'])
  expect((await house.setStatus(fresh.id, 'published')).status).toBe(200)
  const shown = await market.api('GET', `/api/products/${fresh.id}/safety?locale=pl-PL`)
  expect(shown.json.energy).toEqual({ class: 'B', link: label.link })
  // Who saves without a word of it leaves the label as it is.
  await safety(fresh.id, nobody)
  expect((await safety(fresh.id)).json.energy).toEqual(label)

  const used = await phone({ title: 'Telefon używany', state: 'used', grade: 'B' })
  expect((await safety(used.id)).json.energyStanding).toBe('exempt')
  expect((await house.setStatus(used.id, 'published')).status).toBe(200)
  const imported = await phone({ title: 'Telefon z daleka', state: 'used', grade: 'B' })
  await safety(imported.id, { ...nobody, energy: { ...label, class: null, link: null, imported: true } })
  expect((await house.setStatus(imported.id, 'published')).json.errors?.[0]?.code).toBe('energy_missing')
  const preview = await house.call('POST', '/bulk/preview', {
    ...{ change: { kind: 'status', status: 'published' }, selection: { ids: [imported.id] } },
  })
  expect(JSON.stringify(preview.json)).toContain('"missing":["safety"]')
})

test('R19 other goods have no label, and without a day nobody is refused', async () => {
  const laptop = await house.create({ title: 'Laptop', state: 'new', grade: null, images: [await house.picture()] })
  expect((await safety(laptop.id)).json.energyStanding).toBe('notOfThisKind')
  await rule(null)
  const fresh = await phone({ title: 'Telefon bez dnia', state: 'new', grade: null })
  expect((await house.setStatus(fresh.id, 'published')).status).toBe(200)
})

test('R19 a link that leads elsewhere than to EPREL is refused by its field', async () => {
  const one = await phone({ title: 'Telefon z odnośnikiem', state: 'new', grade: null })
  for (const link of [
    'https://eprel.ec.europa.eu.example.com/1',
    'http://eprel.ec.europa.eu/1',
    'javascript:alert(1)',
  ]) {
    const answer = await safety(one.id, { ...nobody, energy: { ...label, link } })
    expect([link, answer.status, answer.json.errors?.[0]?.field]).toEqual([link, 422, 'energy.link'])
  }
})
