import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES } from '../src/values/locale.ts'
import { upload } from './factories/company.ts'
import { deliveredOrder } from './factories/delivered.ts'
import { aHouse, type House } from './factories/offer.ts'
import { passportPage } from './factories/passport-page.ts'
import { anImei, flawless } from './factories/unit.ts'
import { type TestMarket, testMarket } from './market.ts'

let market: TestMarket
const houses: House[] = []
beforeAll(async () => {
  market = await testMarket()
  for (let count = 0; count < 3; count += 1) houses.push(await aHouse(market))
})
afterAll(() => market.close())

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
const CERTIFICATE = {
  ...{ number: 'CERT-4711', wipedOn: '2026-11-02', operator: 'Zenon Operatorski', tool: 'Blancco', toolVersion: '7.1' },
  ...{ method: 'purge', drives: [{ serial: 'S3Z9NB0K', capacity: '256 GB', result: 'wiped' }], verified: 100 },
}
/** Words that only the company may read. */
const NOTE = 'Kupione od pana Zygmunta'

/** Sold by three sellers one after the other, with all that is said of it on the way. */
async function lived(number: string): Promise<string> {
  const codes = new Set<string>()
  for (const house of houses) {
    const made = await house.publish({
      devices: [{ id: null, kind: 'imei', number }],
      versions: [{ id: null, name: '', price: 100_000, announce: false, stockDelta: 1, attributes: {} }],
    })
    const { rows } = await market.query('select code from units where product_id = $1', [made.id])
    const [{ code }] = rows
    codes.add(code)
    const at = `/api/companies/${house.companyId}/units/${code}`
    const done = [
      await market.api('PUT', `${at}/facts`, { facts: flawless('phones'), note: NOTE }, house.auth),
      await market.api('POST', `${at}/repairs`, { what: 'battery', parts: 'original', note: NOTE }, house.auth),
      await market.api('POST', `${at}/erasure`, CERTIFICATE, house.auth),
      await upload(market, 'POST', `${at}/erasure/file`, PDF, house.auth),
    ]
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 201])
    const sold = { companyId: house.companyId, versionId: Number(made.versions[0]?.id), auth: house.auth }
    const { key, number: order, itemId } = await deliveredOrder(market, sold)
    const who = { name: 'Anna Kowalska', email: 'anna.reklamacja@example.com', lines: [{ itemId, quantity: 1 }] }
    const claim = { ...who, kind: 'claim', words: 'Ekran gaśnie po godzinie.', wish: 'repair' }
    expect((await market.api('POST', `/api/purchases/${key}/orders/${order}/returns`, claim)).status).toBe(201)
  }
  expect(codes.size).toBe(1)
  return [...codes][0] as string
}

/** Columns of tables that tell who people and companies are, and by what they are reached. */
const PEOPLE = ['users', 'companies', 'purchases', 'orders', 'return_cases', 'shops', 'shipments', 'mails']
const TELLING =
  /name|mail|phone|street|postal|city|tax_id|register_number|iban|number|address|buyer|title|recipient|username|key$/
/** What is said everywhere, and tells nobody. */
const COMMON = new Set(['Kraków', 'Warszawa', 'Phone 12', 'pl-PL'])

/** Every name, mail, number and address of this world, however deep it lies in its column. */
async function secretsOf(): Promise<string[]> {
  const { rows } = await market.query(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and table_name = any($1) and data_type in ('text', 'character varying', 'jsonb', 'json')`,
    [PEOPLE],
  )
  const found = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.add(value)
    else if (value && typeof value === 'object') Object.values(value).forEach(collect)
  }
  for (const { table, column } of rows.filter((one: { column: string }) => TELLING.test(one.column))) {
    const { rows: values } = await market.query(
      `select "${column}" as value from "${table}" where "${column}" is not null`,
    )
    for (const { value } of values) collect(value)
  }
  // What is shorter is found in any text by chance.
  return [...found].filter((one) => one.trim().length >= 6 && !COMMON.has(one))
}

test('R22 the passport, its page and JSON-LD in three languages, its record and its QR code tell none of the names, mails and numbers of the world it went through', async () => {
  const number = anImei()
  const code = await lived(number)
  const secrets = [
    ...(await secretsOf()),
    ...[number, number.slice(0, 8), number.slice(-6), NOTE, 'Zygmunt', CERTIFICATE.operator, CERTIFICATE.number],
    ...['S3Z9NB0K', 'Anna Kowalska', 'Ekran gaśnie'],
  ]
  // The world is full of them.
  expect(secrets.length).toBeGreaterThan(40)
  expect(secrets).toContain('anna.reklamacja@example.com')
  const expectNothing = (what: string, said: string) =>
    expect([what, secrets.filter((one) => said.toLowerCase().includes(one.toLowerCase()))]).toEqual([what, []])
  for (const path of [code, `${code}/record`, `${code}/qr.svg`, 'keys']) {
    const { status, text, headers } = await market.api('GET', `/api/units/${path}`)
    expect(status).toBe(200)
    expectNothing(path, `${text}\n${JSON.stringify([...headers])}`)
  }
  const unit = (await market.api('GET', `/api/units/${code}`)).json
  const keys = (await market.api('GET', '/api/units/keys')).json.keys.map(({ id }: { id: string }) => id)
  for (const locale of LOCALES) {
    const { html, jsonLd } = passportPage(locale, { unit, keys, today: '2026-11-24' })
    expect(html).toContain(unit.name)
    expectNothing(`page ${locale}`, html)
    expectNothing(`JSON-LD ${locale}`, jsonLd)
  }
  const { events } = unit
  expect(new Set(events.map(({ by }: { by: string }) => by))).toEqual(new Set(['seller-1', 'seller-2', 'seller-3']))
})
