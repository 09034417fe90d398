import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, confirmedAuthOf } from '../../../../test/factories/api-key.ts'
import { anOrder } from '../../../../test/factories/order.ts'
import { aPerson, authOf } from '../../../../test/factories/person.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { NOTE_LENGTH, NOTES_LIMIT, type OrderNote } from './contract.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket()
})
afterAll(() => market.close())

type Headers = Record<string, string>

async function aCompany() {
  const { companyId, ownerId } = await aSeller(market.deps)
  const owner = await confirmedAuthOf(market, ownerId)
  const { number, key } = await anOrder(market, companyId)
  const member = async (role: string, firstName: string) => {
    const { id } = await aPerson(market, { firstName, lastName: 'Lis', permissions: 'seller' })
    await market.query('insert into company_members (company_id, user_id, role) values ($1, $2, $3)', [
      ...[companyId, id, role],
    ])
    return { id, auth: await authOf(market, id) }
  }
  const at = `/api/companies/${companyId}/orders/${number}/notes`
  const call = (auth: Headers, method = 'GET', rest = '', body?: unknown) => market.api(method, at + rest, body, auth)
  const add = async (auth: Headers, text: string): Promise<OrderNote> =>
    (await call(auth, 'POST', '', { text })).json.notes[0]
  const texts = async () => (await call(owner)).json.notes.map(({ text }: OrderNote) => text)
  return { companyId, owner, number, key, member, at, call, add, texts }
}

test('R14 notes tell who wrote what when, the latest first; lists and the customer count them', async () => {
  const { companyId, owner, number, member, call, add } = await aCompany()
  const { auth } = await member('warehouse', 'Wit')
  await add(owner, '  Prezent: bez faktury w paczce.\nDzwonić przed 16. ')
  const second = await add(auth, 'Spakowane')
  expect(second).toMatchObject({ by: 'person', author: 'Wit Lis', own: true, editedAt: null })
  expect((await call(owner)).json.notes).toMatchObject([
    { text: 'Spakowane', author: 'Wit Lis', own: false },
    { text: 'Prezent: bez faktury w paczce.\nDzwonić przed 16.', author: 'Marta Nowak', own: true },
  ])
  await anOrder(market, companyId)
  const of = (path: string) => market.api('GET', `/api/companies/${companyId}${path}`, undefined, owner)
  const list = (await of('/orders?tab=all')).json.orders
  expect(list.map((row: { notes: number }) => row.notes)).toEqual([0, 2])
  expect((await of(`/customers/${number}`)).json.notes).toBe(2)
})

test('nobody outside the company meets them: not the buyer, another seller or the operator', async () => {
  const { owner, number, key, at, add } = await aCompany()
  const { id } = await add(owner, 'Tajemnica zespołu')
  const operator = await aPerson(market, { permissions: 'admin' })
  const stranger = await aCompany()
  for (const auth of [operator.auth, stranger.owner]) {
    expect((await market.api('GET', at, undefined, auth)).json.code).toBe('company_not_found')
    expect((await market.api('DELETE', `${at}/${id}`, undefined, auth)).status).toBe(404)
  }
  // An order of another under the own company, and a note of another order.
  const theirs = `/api/companies/${stranger.companyId}/orders`
  expect((await market.api('GET', `${theirs}/${number}/notes`, undefined, stranger.owner)).json.code).toBe(
    'order_not_found',
  )
  expect((await stranger.call(stranger.owner, 'DELETE', `/${id}`)).json.code).toBe('note_not_found')
  const seen = await Promise.all([
    market.api('GET', `/api/purchases/${key}`),
    market.api('GET', `/api/admin/orders/${number}`, undefined, operator.auth),
  ])
  for (const { status, text } of seen) {
    expect(status).toBe(200)
    expect(text).not.toContain('Tajemnica')
    expect(text).not.toContain('"notes"')
  }
})

test('the accountant reads, who ships writes; each changes the own notes, owners and managers delete any', async () => {
  const { owner, member, call, add } = await aCompany()
  const [books, store, boss] = [
    await member('accountant', 'Ada'),
    await member('warehouse', 'Wit'),
    await member('manager', 'Ewa'),
  ]
  expect((await call(books.auth)).status).toBe(200)
  expect((await call(books.auth, 'POST', '', { text: 'a' })).status).toBe(403)
  const ofOwner = await add(owner, 'właściciel')
  const ofStore = await add(store.auth, 'magazyn')
  const change = { text: 'inne', replaces: 'magazyn' }
  expect((await call(boss.auth, 'PUT', `/${ofStore.id}`, change)).json.code).toBe('note_of_another')
  expect((await call(store.auth, 'DELETE', `/${ofOwner.id}`)).json.code).toBe('note_of_another')
  expect((await call(store.auth, 'PUT', `/${ofStore.id}`, change)).json.notes[0]).toMatchObject({
    text: 'inne',
    editedAt: expect.any(String),
  })
  expect((await call(boss.auth, 'DELETE', `/${ofStore.id}`)).json.notes).toHaveLength(1)
  expect((await call(boss.auth, 'DELETE', `/${ofStore.id}`)).json.code).toBe('note_not_found')
  expect((await call(boss.auth, 'DELETE', `/${ofOwner.id}`)).json.notes).toEqual([])
})

test('a key reads and writes by its scope, and changes what programs wrote alone', async () => {
  const { companyId, owner, call, add } = await aCompany()
  const keyOf = async (...scopes: string[]) => {
    const body = { name: 'ERP', scopes, expiresInDays: null }
    return bearer((await market.api('POST', `/api/companies/${companyId}/api-keys`, body, owner)).json.secret)
  }
  const [reads, writes] = [await keyOf('orders:read'), await keyOf('orders:write')]
  const ofOwner = await add(owner, 'a')
  expect((await call(reads)).json).toMatchObject({ notes: [{ id: ofOwner.id, own: false }] })
  expect((await call(reads, 'POST', '', { text: 'b' })).json.code).toBe('key_scope')
  const own = await add(writes, 'z ERP')
  expect(own).toMatchObject({ by: 'program', author: null, own: true })
  expect((await call(writes, 'DELETE', `/${ofOwner.id}`)).json.code).toBe('note_of_another')
  expect((await call(writes, 'PUT', `/${own.id}`, { text: 'b', replaces: 'z ERP' })).status).toBe(200)
})

test('nothing, too much and what is no note are refused by their field', async () => {
  const { owner, call, add, texts } = await aCompany()
  for (const text of ['', '   ', 'ż'.repeat(NOTE_LENGTH + 1), 7]) {
    const { status, json } = await call(owner, 'POST', '', { text })
    expect({ status, field: json.errors[0].field }).toEqual({ status: 422, field: 'text' })
  }
  const { id } = await add(owner, '🙂'.repeat(NOTE_LENGTH))
  expect((await call(owner, 'PUT', `/${id}`, { text: '', replaces: 'a' })).status).toBe(422)
  const [long] = await texts()
  expect((await call(owner, 'PUT', `/${id}`, { text: 'b', replaces: long })).status).toBe(200)
  expect(await texts()).toEqual(['b'])
})

test('a hundred an order, also when several write the last at once; the same press twice writes once', async () => {
  const { owner, number, call, texts } = await aCompany()
  await market.query(
    `insert into order_notes (order_id, company_id, text, created_at)
     select id, company_id, 'n', now() from orders, generate_series(1, $2::int) where number = $1`,
    [number, NOTES_LIMIT - 3],
  )
  const key = { ...owner, 'idempotency-key': 'a-note-that-is-written-once' }
  const twice = await Promise.all([1, 2].map(() => call(key, 'POST', '', { text: 'raz' })))
  expect(twice.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect((await texts()).filter((text: string) => text === 'raz')).toHaveLength(1)
  const answers = await Promise.all([1, 2, 3, 4].map((at) => call(owner, 'POST', '', { text: `${at}` })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.json.code).toBe('too_many_notes')
  expect(await texts()).toHaveLength(NOTES_LIMIT)
})

test('of two windows that change a note at once one is told; the same change again changes nothing', async () => {
  const { owner, call, add, texts } = await aCompany()
  const { id } = await add(owner, 'było')
  const edit = (text: string) => call(owner, 'PUT', `/${id}`, { text, replaces: 'było' })
  const answers = await Promise.all([edit('pierwsze'), edit('drugie')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.json.code).toBe('note_changed')
  const [left = ''] = await texts()
  const before = (await call(owner)).json.notes[0].editedAt
  expect((await edit(left)).json.notes[0].editedAt).toBe(before)
})

test('who deletes the account stays as a former member, without a name', async () => {
  const { owner, member, call, add } = await aCompany()
  const { id, auth } = await member('warehouse', 'Wit')
  await add(auth, 'Spakowane')
  await market.query(`update sessions set confirmed_at = now() where user_id = $1`, [id])
  expect((await market.api('DELETE', '/api/users/delete', undefined, auth)).status).toBe(200)
  expect((await call(owner)).json.notes).toMatchObject([{ text: 'Spakowane', by: 'former', author: null, own: false }])
})
