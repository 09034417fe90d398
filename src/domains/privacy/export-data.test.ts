import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { documentSettings, handOver } from '../../../test/factories/documents.ts'
import { anOrder } from '../../../test/factories/order.ts'
import { auditOf } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { orderBody } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { readZip } from '../../../test/read-zip.ts'
import { createUser, openSession } from '../accounts/index.ts'
import { queueMail } from '../mail/index.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())
beforeEach(() => market.query('truncate throttles'))

const PASSWORD = 'cichy-wodospad-w-piwnicy'

async function somebody(name: string) {
  const email = `${name.toLowerCase()}@example.com`
  const user = { email, firstName: name, lastName: `${name}ska`, phone: '+48600900901', permissions: 'buyer' } as const
  const id = await createUser(market.deps, { ...user, password: PASSWORD })
  const token = await openSession(market.deps, id, { confirmed: true, device: `Firefox of ${name}` })
  return { id, email, token, auth: { authorization: `Bearer ${token}` } }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

/** A person with something of everything. */
async function settled(name: string): Promise<Somebody> {
  const person = await somebody(name)
  const { auth, email, id } = person
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await fetch(`${market.url}/api/account/avatar`, {
    method: 'PUT',
    headers: { ...auth, 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  })
  const address = {
    firstName: name,
    lastName: `${name}ska`,
    address: `ul. ${name}i 3`,
    postalCode: '00-496',
    city: 'Warszawa',
  }
  await market.api('POST', '/api/account/shipping-data', { ...address, country: 'PL' }, auth)
  await market.api(
    'POST',
    '/api/account/invoice-data',
    { name: `Firma ${name}`, taxId: '5260001246', address: 'x' },
    auth,
  )
  const params = { firstName: name }
  await queueMail(market.deps, { to: email, locale: 'pl-PL', template: 'passwordChanged', params })
  const { companyId } = await aSeller(market.deps)
  const { versionId } = await aProduct(market.deps, companyId, { stock: 50 } as never)
  for (let n = 0; n < 2; n++) {
    const cart = (await market.api('POST', '/api/carts', undefined, auth)).json
    await market.api('POST', `/api/carts/${cart.id}/lines`, { versionId, quantity: 1 })
    const choice = { method: 'dpd_courier', cashOnDelivery: true, pickupPoint: null, shopId: null }
    const chosen = await market.api('PUT', `/api/carts/${cart.id}/deliveries/${companyId}`, choice)
    const buyer = { firstName: name, lastName: `${name}ska`, email, phone: '+48600900901' }
    const placed = await market.api('POST', '/api/checkout/orders', orderBody(chosen.json, { buyer }), auth)
    if (placed.status !== 201) throw new Error(placed.text)
  }
  const cart = (await market.api('POST', '/api/carts', undefined, auth)).json
  await market.api('POST', `/api/carts/${cart.id}/lines`, { versionId, quantity: 1 })
  await market.query(`insert into passkeys (id, user_id, public_key, counter, name) values ($1, $2, '', 0, $3)`, [
    `passkey-id-${name}`,
    id,
    `Klucz ${name}`,
  ])
  return person
}

async function exported({ auth }: Pick<Somebody, 'auth'>, language = 'pl') {
  const answer = await fetch(`${market.url}/api/account/export`, { headers: { ...auth, 'accept-language': language } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) return { answer, problem: JSON.parse(bytes.toString()), files: new Map<string, Buffer>() }
  return { answer, problem: undefined, files: readZip(bytes) }
}

test('everything that is kept of a person, and nothing of anybody else', async () => {
  const [zofia, borys] = [await settled('Zofia'), await settled('Borys')]
  const { companyId } = await aSeller(market.deps)
  await market.query(`insert into company_members (company_id, user_id, role) values ($1, $2, 'warehouse')`, [
    companyId,
    zofia.id,
  ])
  const fresh = { auth: { authorization: `Bearer ${await openSession(market.deps, zofia.id, { confirmed: true })}` } }
  const { answer, files } = await exported(fresh)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*my-data-\d{4}-\d\d-\d\d\.zip$/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const json = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null')
  expect([...files.keys()]).toEqual([
    'README.txt',
    ...[
      'account',
      'addresses',
      'invoices',
      'sessions',
      'companies',
      'filters',
      'wishes',
      'notices',
      'notes',
      'messages',
      'orders',
      'labels',
      'documents',
      'reviews',
      'reports',
      'returns',
      'cart',
      'mails',
      'audit',
    ].map((name) => `${name}.json`),
    'avatar.webp',
  ])
  expect(json('account')).toMatchObject({
    id: zofia.id,
    email: 'zofia@example.com',
    firstName: 'Zofia',
    hasPassword: true,
    passkeys: [{ name: 'Klucz Zofia' }],
  })
  expect(json('addresses')).toMatchObject([{ firstName: 'Zofia', address: 'ul. Zofiai 3' }])
  expect(json('invoices')).toMatchObject([{ name: 'Firma Zofia' }])
  expect(json('sessions')).toHaveLength(2)
  expect(json('companies')).toMatchObject([{ id: companyId, role: 'warehouse' }])
  expect(json('orders')).toHaveLength(2)
  expect(json('orders')[0]).toMatchObject({ email: 'zofia@example.com', orders: [{ items: [{ quantity: 1 }] }] })
  expect(json('cart').sellerGroups[0].lines).toHaveLength(1)
  expect(json('mails')).toMatchObject([{ template: 'passwordChanged', recipient: 'zofia@example.com' }])
  expect(await sharp(files.get('avatar.webp')).metadata()).toMatchObject({ format: 'webp', width: 40 })
  const all = Buffer.concat([...files.values()]).toString('latin1')
  expect(all).not.toMatch(/borys|Marta/i)
  expect(all).not.toContain(borys.id)
  // Neither what would let somebody in.
  expect(all).not.toMatch(/argon2|password_?hash|token|secret/i)
  const { rows } = await market.query('select key from carts union select key from purchases')
  for (const { key } of rows) expect(all).not.toContain(key)
  expect((await auditOf(market, zofia.id)).at(-1)).toMatchObject({ actorId: zofia.id, action: 'dataExported' })
})
test('an owner finds the data of the company; others of its team are left out', async () => {
  const { ownerId, companyId } = await aSeller(market.deps)
  const auth = { authorization: `Bearer ${await openSession(market.deps, ownerId, { confirmed: true })}` }
  const { files } = await exported({ auth })
  expect(JSON.parse(files.get('companies.json')?.toString() ?? '')).toMatchObject([
    { id: companyId, role: 'owner', city: 'Kraków' },
  ])
  expect(files.has('avatar.webp')).toBe(false)
})
test('a long history comes whole, however many pages it takes', async () => {
  const person = await somebody('Kornelia')
  await market.query(
    `insert into purchases (key, user_id, email, phone, first_name, last_name, locale, currency, total, due_online)
     select 'key-' || n, $1, 'k@example.com', '', 'K', 'K', 'pl-PL', 'PLN', 0, 0 from generate_series(1, 250) n`,
    [person.id],
  )
  await market.query(
    `insert into audit_log (actor_id, action, subject_kind, subject_id)
     select $1::uuid, 'login', 'user', $1::text from generate_series(1, 120)`,
    [person.id],
  )
  const { files } = await exported(person)
  expect(JSON.parse(files.get('orders.json')?.toString() ?? '')).toHaveLength(250)
  expect(JSON.parse(files.get('audit.json')?.toString() ?? '')).toHaveLength(120)
})
test.each([
  ['pl', 'Twoje dane w serwisie Obieg', 'adresy do wysyłki'],
  ['en', 'Your data at Obieg', 'shipping addresses'],
  ['de', 'Ihre Daten bei Obieg', 'Lieferadressen'],
])('M01 the files are explained in %s', async (language, title, addresses) => {
  const person = await somebody(`Reader${language}`)
  const { files } = await exported(person, language)
  const readme = files.get('README.txt')?.toString('utf8') ?? ''
  expect(readme.startsWith(`\uFEFF${title}\r\n`)).toBe(true)
  expect(readme).toContain(`addresses.json   ${addresses}`)
  for (const name of files.keys()) if (name !== 'README.txt') expect(readme).toContain(name)
  expect(readme).not.toMatch(/\{\{|undefined/)
  expect(files.get('orders.json')?.toString()).toBe('[]\n')
})
test('three times an hour, after the password', async () => {
  const person = await somebody('Often')
  for (let n = 0; n < 3; n++) expect((await exported(person)).answer.status).toBe(200)
  const { answer, problem } = await exported(person)
  expect([answer.status, problem.code]).toEqual([429, 'rate_limited'])
  const unproved = { auth: { authorization: `Bearer ${await openSession(market.deps, person.id)}` } }
  expect((await exported(unproved)).problem.code).toBe('confirmation_required')
  expect((await exported({ auth: { authorization: `Bearer ${'A'.repeat(43)}` } })).answer.status).toBe(401)
})

test('documents of what a person bought are there: all as facts, the newest as PDF, nothing of others', async () => {
  const person = await somebody('Lena')
  const { companyId, ownerId } = await aSeller(market.deps)
  await documentSettings(market, companyId)
  const owner = { authorization: `Bearer ${await openSession(market.deps, ownerId)}` }
  const bought = async () => {
    const { number, id: orderId } = await anOrder(market, companyId)
    await handOver(market, orderId)
    const path = `/api/companies/${companyId}/orders/${number}/documents`
    const issued = await market.api('POST', path, undefined, owner)
    if (issued.status >= 300) throw new Error(issued.text)
    return { number, orderId }
  }
  const [own, theirs] = [await bought(), await bought()]
  const give = (orderId: number) =>
    market.query('update purchases set user_id = $1 where id = (select purchase_id from orders where id = $2)', [
      person.id,
      orderId,
    ])
  await give(own.orderId)
  const first = await exported(person)
  const documents = (files: Map<string, Buffer>) => JSON.parse(files.get('documents.json')?.toString() ?? 'null')
  expect(documents(first.files)).toMatchObject([
    { source: 'issued', orderNumber: own.number, content: { total: expect.any(Number) } },
  ])
  const drawn = (files: Map<string, Buffer>) => [...files.keys()].filter((name) => name.startsWith('documents/'))
  const [name = ''] = drawn(first.files)
  expect(drawn(first.files)).toHaveLength(1)
  expect(first.files.get(name)?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(first.files.get('README.txt')?.toString()).toContain('documents/')
  expect(Buffer.concat([...first.files.values()]).toString('latin1')).not.toContain(theirs.number)

  // Papers of sellers count as well; no more than 25 are drawn or taken from the disk, and one that is lost keeps nothing from its owner.
  const made = await anOrder(market, companyId)
  await give(made.id)
  const fileKey = `documents/${companyId}/kept`
  await market.deps.files.write(fileKey, market.deps.secrets.seal(Buffer.from('%PDF-1.7\n%%EOF').toString('base64')))
  await market.query(
    `insert into document_uploads (order_id, company_id, name, size, file_key, hash, created_at)
     select $1, $2, 'Faktura ' || n || '.pdf', 14, case when n = 30 then 'documents/lost' else $3 || n end, '', now()
     from generate_series(1, 30) n`,
    [made.id, companyId, fileKey],
  )
  for (let n = 1; n < 30; n += 1) {
    await market.deps.files.write(`${fileKey}${n}`, market.deps.secrets.seal(Buffer.from('%PDF').toString('base64')))
  }
  const { files } = await exported(person)
  expect(documents(files)).toHaveLength(31)
  expect(drawn(files)).toHaveLength(25)
  expect(drawn(files).some((one) => one.endsWith('Faktura 30.pdf'))).toBe(false)
  expect(drawn(files).some((one) => one.endsWith('Faktura 29.pdf'))).toBe(true)
})
