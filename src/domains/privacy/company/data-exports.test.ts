import { existsSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../../../test/factories/order.ts'
import { aSale } from '../../../../test/factories/payout.ts'
import { anOperator, aPerson, auditOf, mailsTo } from '../../../../test/factories/person.ts'
import { aProduct } from '../../../../test/factories/product.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { anImei } from '../../../../test/factories/unit.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { readZip } from '../../../../test/read-zip.ts'
import { openSession } from '../../accounts/index.ts'
import { MARKET_FAMILIES } from '../rules/market-tables.ts'

let market: TestMarket
let now = new Date('2026-11-26T12:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => now })
})
afterAll(() => market.close())
beforeEach(() => market.query('truncate throttles'))

const confirmedAs = async (userId: string) => ({
  authorization: `Bearer ${await openSession(market.deps, userId, { confirmed: true })}`,
})
async function aCompany() {
  const seller = await aSeller(market.deps)
  const { rows } = await market.query('select email from users where id = $1', [seller.ownerId])
  return { ...seller, email: rows[0].email as string, auth: await confirmedAs(seller.ownerId) }
}
const pathOf = (companyId: number) => `/api/companies/${companyId}/data-exports`
const write = (exportId: number) => market.runJob('dataExports.write', { exportId })
async function fetched(path: string, auth: Record<string, string>) {
  const answer = await fetch(market.url + path, { headers: auth })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, files: answer.status === 200 ? readZip(bytes) : new Map<string, Buffer>() }
}
const keyOf = async (id: number) =>
  (await market.query('select file_key, state, reason from data_exports where id = $1', [id])).rows[0]

test('a company takes along all that is kept of it, nothing of others and no key; whoever asked gets a mail', async () => {
  const [own, other] = [await aCompany(), await aCompany()]
  await aProduct(market.deps, own.companyId, { title: 'Dell Latitude' } as never)
  await aProduct(market.deps, other.companyId, { title: 'Cudzy produkt' } as never)
  const order = await anOrder(market, own.companyId)
  const foreign = await anOrder(market, other.companyId)
  const sale = await aSale(market, own.companyId, { total: 12_300 })
  const number = anImei()
  for (const { companyId, auth } of [own, other]) {
    const plain = companyId === own.companyId ? number : anImei()
    const units = [{ name: `Telefon ${companyId}`, group: 'phones', number: { kind: 'imei', plain } }]
    expect((await market.api('POST', `/api/companies/${companyId}/units`, { units }, auth)).status).toBe(200)
  }
  const asked = await market.api('POST', pathOf(own.companyId), undefined, {
    ...own.auth,
    'accept-language': 'pl',
  })
  expect([asked.status, asked.json.state]).toEqual([202, 'waiting'])
  expect((await market.api('POST', pathOf(own.companyId), undefined, own.auth)).json.code).toBe('export_running')
  expect((await market.api('POST', pathOf(other.companyId), undefined, other.auth)).status).toBe(202)
  const { id } = asked.json
  expect((await fetched(`${pathOf(own.companyId)}/${id}/file`, own.auth)).status).toBe(404)
  // Twice at once: one file, one mail.
  await Promise.all([write(id), write(id)])
  await write(id)
  const listed = (await market.api('GET', pathOf(own.companyId), undefined, own.auth)).json.exports
  expect(listed).toMatchObject([{ id, state: 'done', expiresAt: '2026-12-03T12:00:00.000Z' }])
  expect((await mailsTo(market, own.email)).filter(({ template }) => template === 'dataExportReady')).toHaveLength(1)

  const { files } = await fetched(`${pathOf(own.companyId)}/${id}/file`, own.auth)
  const parts = ['products', 'units', 'orders', 'returns', 'reviews', 'messages', 'ledger', 'documents', 'uploads']
  expect([...files.keys()]).toEqual([
    'README.txt',
    'company.json',
    ...parts.flatMap((name) => [`${name}.json`, `${name}.csv`]),
  ])
  const json = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null')
  expect(json('company')).toMatchObject({ id: own.companyId })
  expect(json('products')).toMatchObject([{ title: 'Dell Latitude', versions: [{ price: expect.any(Number) }] }])
  expect(json('orders').map(({ number }: { number: string }) => number)).toEqual([order.number, sale.number])
  expect(json('orders')[0]).toMatchObject({ buyer: { email: expect.any(String) }, items: [{ quantity: 1 }] })
  expect(json('ledger')).toMatchObject([{ kind: 'payment', reference: sale.number, amount: sale.owed }])
  // Its number by its end, as everywhere.
  expect(json('units')).toMatchObject([{ name: `Telefon ${own.companyId}`, last4: number.slice(-4), state: 'inStock' }])
  expect(files.get('units.json')?.toString()).not.toContain(number)
  expect(json('returns')).toEqual([])
  expect(files.get('orders.csv')?.toString()).toContain(order.number)
  expect(files.get('README.txt')?.toString()).toContain('zamówienia z kupującym')
  const all = Buffer.concat([...files.values()]).toString('utf8')
  expect(all).not.toContain('Cudzy produkt')
  expect(all).not.toContain(foreign.number)
  expect(all).not.toContain(order.key)
  expect((await auditOf(market, own.companyId)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['companyDataAsked', 'companyDataFetched']),
  )
})

test('only owners ask, with their password, and only for their company', async () => {
  const [own, other] = [await aCompany(), await aCompany()]
  const manager = await aPerson(market, { permissions: 'seller' })
  await market.query(`insert into company_members (company_id, user_id, role) values ($1, $2, 'manager')`, [
    own.companyId,
    manager.id,
  ])
  const ask = (auth: Record<string, string>) => market.api('POST', pathOf(own.companyId), undefined, auth)
  expect((await ask(await confirmedAs(manager.id))).status).toBe(403)
  expect((await ask(other.auth)).status).toBe(404)
  const unproved = { authorization: `Bearer ${await openSession(market.deps, own.ownerId)}` }
  await market.query('update sessions set confirmed_at = null where user_id = $1 and confirmed_at < $2', [
    own.ownerId,
    new Date(0),
  ])
  expect((await ask(unproved)).json.code).toBe('confirmation_required')
  const { id } = (await ask(own.auth)).json
  await write(id)
  expect((await fetched(`${pathOf(own.companyId)}/${id}/file`, other.auth)).status).toBe(404)
  expect((await fetched(`${pathOf(other.companyId)}/${id}/file`, other.auth)).status).toBe(404)
  expect((await fetched(`${pathOf(own.companyId)}/${id}/file`, own.auth)).status).toBe(200)
})

test('a file goes after seven days, and what a writing left that died in the middle goes, too', async () => {
  const own = await aCompany()
  const { id } = (await market.api('POST', pathOf(own.companyId), undefined, own.auth)).json
  const { adopt } = market.deps.files
  market.deps.files.adopt = () => Promise.reject(new Error('the disk is gone'))
  await expect(write(id)).rejects.toThrow('the disk is gone')
  market.deps.files.adopt = adopt
  expect(await keyOf(id)).toMatchObject({ state: 'waiting', file_key: null })
  await write(id)
  const { file_key: key } = await keyOf(id)
  expect(existsSync(market.deps.files.path(key))).toBe(true)
  await market.runJob('dataExports.removeFile', { key })
  expect(existsSync(market.deps.files.path(key))).toBe(true)
  now = new Date(now.getTime() + 7 * 86_400_000)
  await market.runJob('dataExports.purge')
  expect(await keyOf(id)).toMatchObject({ state: 'gone', file_key: null })
  await market.runJob('dataExports.removeFile', { key })
  expect(existsSync(market.deps.files.path(key))).toBe(false)
  // One that came to no end stands in nobody's way after a day.
  const auth = await confirmedAs(own.ownerId)
  const stuck = (await market.api('POST', pathOf(own.companyId), undefined, auth)).json
  now = new Date(now.getTime() + 2 * 86_400_000)
  const again = await market.api('POST', pathOf(own.companyId), undefined, await confirmedAs(own.ownerId))
  expect(again.status).toBe(202)
  expect(await keyOf(stuck.id)).toMatchObject({ state: 'failed', reason: 'stopped' })
})

test('the operator’s owner takes the whole market along, without anything that lets somebody in; others of the team do not', async () => {
  const ewa = await anOperator(market)
  const path = '/api/admin/data-exports'
  const auth = await confirmedAs(ewa.id)
  const support = await anOperator(market)
  await market.query(`update users set staff_role = 'support' where id = $1`, [support.id])
  expect((await market.api('POST', path, undefined, await confirmedAs(support.id))).json.code).toBe('staff_role')
  const own = await aCompany()
  const order = await anOrder(market, own.companyId)
  const asked = await market.api('POST', path, undefined, auth)
  expect(asked.status).toBe(202)
  await write(asked.json.id)
  const { status, files } = await fetched(`${path}/${asked.json.id}/file`, auth)
  expect(status).toBe(200)
  const tables = Object.entries(MARKET_FAMILIES).flatMap(([family, all]) =>
    all.map(({ table }) => `${family}/${table}.csv`),
  )
  expect([...files.keys()]).toEqual(['README.txt', ...tables])
  expect(files.get('people/users.csv')?.toString()).toContain(own.email)
  expect(files.get('orders/orders.csv')?.toString()).toContain(order.number)
  const all = Buffer.concat([...files.values()]).toString('utf8')
  expect(all).not.toContain(order.key)
  expect(all).not.toMatch(/argon2/)
  // Columns that look like secrets are named, each with why it may go along.
  const FINE = ['hash', 'previous_hash', 'content_hash', 'key', 'photo_key', 'image_key', 'transaction_key', 'key_id']
  for (const [name, bytes] of files) {
    if (!name.endsWith('.csv')) continue
    const columns = (bytes.toString().split('\r\n')[0] ?? '').split(',')
    const secret = columns.filter(
      (column) => /hash|sealed|secret|token|password|salt|key/.test(column) && !FINE.includes(column),
    )
    expect([name, secret]).toEqual([name, []])
  }
  // `key` names transactions and pictures, and opens nothing.
  const withKey = [...files].filter(([, bytes]) => /(^|,)key(,|\r)/.test(bytes.toString().split('\n')[0] ?? ''))
  expect(withKey.map(([name]) => name).filter((name) => !/ledger_transactions|product_images/.test(name))).toEqual([])
})

test('nothing is begun where the disk has too little room', async () => {
  const own = await aCompany()
  const { id } = (await market.api('POST', pathOf(own.companyId), undefined, own.auth)).json
  const { minFreeBytes } = market.deps.config
  market.deps.config.minFreeBytes = Number.MAX_SAFE_INTEGER
  await write(id)
  market.deps.config.minFreeBytes = minFreeBytes
  expect(await keyOf(id)).toMatchObject({ state: 'failed', reason: 'no_room' })
})
