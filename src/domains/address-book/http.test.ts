import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { createUser, openSession } from '../accounts/index.ts'
import { eraseAddresses, readAddresses } from './index.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

const SHIPPING = '/api/account/shipping-data'
const INVOICE = '/api/account/invoice-data'
const home = {
  firstName: 'Hanna',
  lastName: 'Kowalczyk',
  address: 'ul. Żeromskiego 9/4',
  postalCode: '26-600',
  city: 'Radom',
  region: '',
  country: 'PL',
}
const firm = { name: 'Kowalczyk Studio', taxId: '526-025-02-74', address: 'ul. Żeromskiego 9/4, 26-600 Radom' }

/** Somebody with an address book of their own. */
async function aPerson() {
  const userId = await createUser(market.deps, {
    email: `${randomBytes(6).toString('hex')}@example.com`,
    firstName: 'Hanna',
    lastName: 'Kowalczyk',
    phone: '+48600555100',
    permissions: 'buyer',
  })
  const token = await openSession(market.deps, userId)
  const call = (method: string, path: string, body?: unknown) =>
    market.api(method, path, body, { authorization: `Bearer ${token}`, 'accept-language': 'en-US' })
  return { userId, call }
}
const cities = (json: { addresses: { city: string }[] }) => json.addresses.map(({ city }) => city)
const defaults = (list: { isDefault: boolean; id: number }[]) => list.filter((one) => one.isDefault).map(({ id }) => id)

test.each([
  ['GET', SHIPPING],
  ['POST', SHIPPING],
  ['PUT', `${SHIPPING}/1`],
  ['DELETE', `${SHIPPING}/1`],
  ['GET', INVOICE],
  ['POST', INVOICE],
  ['PUT', `${INVOICE}/1`],
  ['DELETE', `${INVOICE}/1`],
  ['DELETE', INVOICE],
])('E04 E05 a guest: %s %s asks to log in', async (method, path) => {
  const body = { POST: true, PUT: true }[method] ? { ...(path.startsWith(SHIPPING) ? home : firm) } : undefined
  expect(await market.api(method, path, body)).toMatchObject({ status: 401, json: { code: 'unauthorized' } })
})

test('E04 a buyer adds, changes and removes shipping addresses; the default comes first', async () => {
  const { call } = await aPerson()
  expect((await call('GET', SHIPPING)).json).toEqual({ addresses: [] })
  const first = await call('POST', SHIPPING, { ...home, city: ' Radom ' })
  expect(first.status).toBe(201)
  expect(first.json.addresses).toEqual([{ ...home, id: expect.any(Number), isDefault: true }])
  await call('POST', SHIPPING, { ...home, city: 'Kielce' })
  const third = await call('POST', SHIPPING, { ...home, city: 'Lublin', region: 'lubelskie', isDefault: true })
  expect(cities(third.json)).toEqual(['Lublin', 'Kielce', 'Radom'])
  expect(defaults(third.json.addresses)).toHaveLength(1)

  const kielce = third.json.addresses[1].id
  const changed = await call('PUT', `${SHIPPING}/${kielce}`, { ...home, city: 'Kraków', country: 'DE' })
  expect(changed.json.addresses[1]).toEqual({ ...home, id: kielce, city: 'Kraków', country: 'DE', isDefault: false })
  const promoted = await call('PUT', `${SHIPPING}/${kielce}`, { ...home, city: 'Kraków', isDefault: true })
  expect(cities(promoted.json)).toEqual(['Kraków', 'Lublin', 'Radom'])
  expect(defaults(promoted.json.addresses)).toEqual([kielce])

  const removed = await call('DELETE', `${SHIPPING}/${kielce}`)
  expect(cities(removed.json)).toEqual(['Lublin', 'Radom'])
  expect(defaults(removed.json.addresses)).toEqual([removed.json.addresses[0].id])
  expect(await call('DELETE', `${SHIPPING}/${kielce}`)).toMatchObject({ status: 404 })
})

test('E04 a buyer: the default stays one until another takes its place', async () => {
  const { call } = await aPerson()
  const { id } = (await call('POST', SHIPPING, home)).json.addresses[0]
  const { json } = await call('PUT', `${SHIPPING}/${id}`, { ...home, city: 'Kielce', isDefault: false })
  expect(json.addresses).toEqual([{ ...home, id, city: 'Kielce', isDefault: true }])
})

test('E05 a buyer adds, changes, removes and erases invoice data', async () => {
  const { call, userId } = await aPerson()
  const first = await call('POST', INVOICE, firm)
  expect(first.status).toBe(201)
  expect(first.json.invoices).toEqual([{ ...firm, taxId: '5260250274', id: expect.any(Number), isDefault: true }])
  const { json } = await call('POST', INVOICE, { ...firm, name: 'Studio GmbH', taxId: 'de 136695976', isDefault: true })
  expect(json.invoices.map((one: { taxId: string }) => one.taxId)).toEqual(['DE 136695976', '5260250274'])
  const [german, polish] = json.invoices
  const changed = await call('PUT', `${INVOICE}/${polish.id}`, { ...firm, name: 'Kowalczyk i Syn' })
  expect(changed.json.invoices[1]).toMatchObject({ name: 'Kowalczyk i Syn', isDefault: false })
  const removed = await call('DELETE', `${INVOICE}/${german.id}`)
  expect(removed.json.invoices).toMatchObject([{ id: polish.id, isDefault: true }])
  await call('POST', SHIPPING, home)
  expect((await call('DELETE', INVOICE)).json).toEqual({ invoices: [] })
  expect((await call('DELETE', INVOICE)).json).toEqual({ invoices: [] })
  expect((await readAddresses(market.deps, userId)).addresses).toHaveLength(1)
})

test('E05 a buyer: a Polish tax number with a wrong digit is refused at its field, adding and changing', async () => {
  const { call } = await aPerson()
  const wrong = { status: 422, json: { code: 'tax_id_invalid', errors: [{ field: 'taxId', code: 'tax_id_invalid' }] } }
  expect(await call('POST', INVOICE, { ...firm, taxId: '5260250275' })).toMatchObject(wrong)
  expect(await call('POST', INVOICE, { ...firm, taxId: 'none' })).toMatchObject(wrong)
  const { id } = (await call('POST', INVOICE, firm)).json.invoices[0]
  expect(await call('PUT', `${INVOICE}/${id}`, { ...firm, taxId: 'PL 526 025 02 75' })).toMatchObject(wrong)
  expect((await call('GET', INVOICE)).json.invoices).toMatchObject([{ taxId: '5260250274' }])
})

test('E04 E05 a buyer: what is missing, too long or not known is named', async () => {
  const { call } = await aPerson()
  const fields = async (path: string, body: object) =>
    (await call('POST', path, body)).json.errors.map(
      (one: { field: string; code: string }) => `${one.field} ${one.code}`,
    )
  expect(await fields(SHIPPING, { ...home, city: '  ', country: 'Polska', firstName: 'x'.repeat(81) })).toEqual([
    'firstName too_long',
    'city required',
    'country invalid',
  ])
  expect(await fields(SHIPPING, { ...home, userId: 'somebody' })).toEqual(['userId unknown_key'])
  expect(await fields(INVOICE, {})).toEqual(['name required', 'taxId required', 'address required'])
})

test("E04 E05 another buyer's entries are not there for me", async () => {
  const hanna = await aPerson()
  const marta = await aPerson()
  const address = (await hanna.call('POST', SHIPPING, home)).json.addresses[0].id
  const invoice = (await hanna.call('POST', INVOICE, firm)).json.invoices[0].id
  const missing = { status: 404, json: { code: 'address_not_found' } }
  expect(await marta.call('PUT', `${SHIPPING}/${address}`, { ...home, city: 'Gdynia' })).toMatchObject(missing)
  expect(await marta.call('DELETE', `${SHIPPING}/${address}`)).toMatchObject(missing)
  expect(await marta.call('PUT', `${INVOICE}/${invoice}`, firm)).toMatchObject(missing)
  expect(await marta.call('DELETE', `${INVOICE}/${invoice}`)).toMatchObject(missing)
  expect((await marta.call('DELETE', INVOICE)).json).toEqual({ invoices: [] })
  expect((await marta.call('GET', SHIPPING)).json).toEqual({ addresses: [] })
  expect(await readAddresses(market.deps, hanna.userId)).toEqual({
    addresses: [{ ...home, id: address, isDefault: true }],
    invoices: [{ ...firm, taxId: '5260250274', id: invoice, isDefault: true }],
  })
})

test('privacy: reading and erasing take everything of one person and nothing of others', async () => {
  const [hanna, marta] = [await aPerson(), await aPerson()]
  for (const { call } of [hanna, marta]) {
    await call('POST', SHIPPING, home)
    await call('POST', INVOICE, firm)
  }
  await market.deps.db.transaction().execute((tx) => eraseAddresses({ db: tx }, hanna.userId))
  expect(await readAddresses(market.deps, hanna.userId)).toEqual({ addresses: [], invoices: [] })
  expect(await readAddresses(market.deps, marta.userId)).toMatchObject({
    addresses: [home],
    invoices: [{ name: firm.name }],
  })
})
