import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { A_PDF, upload } from '../../../test/factories/company.ts'
import { anOrder } from '../../../test/factories/order.ts'
import { anOperator, aPerson, mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let operator: Awaited<ReturnType<typeof anOperator>>
let seller: Awaited<ReturnType<typeof aTeam>>
let productId: number
const clock = new Date()
beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  operator = await anOperator(market)
  seller = await aTeam(market)
  productId = (await aProduct(market.deps, seller.companyId, { quantity: 5 })).id
})
afterAll(() => market.close())
beforeEach(() => market.query('truncate throttles'))

type Auth = Record<string, string>
const own = '/api/inboxes/own'
const shop = () => `/api/inboxes/${seller.companyId}`
const get = (path: string, auth: Auth) => market.api('GET', path, undefined, auth)
const begin = (auth: Auth, about: object, words = 'Czy bateria trzyma pięć godzin?', files: number[] = []) =>
  market.api('POST', `${own}/conversations`, { about, words, files }, auth)
const write = (at: string, id: number, auth: Auth, words: string, files: number[] = []) =>
  market.api('POST', `${at}/conversations/${id}/messages`, { words, files }, auth)
const read = async (at: string, id: number, auth: Auth) => (await get(`${at}/conversations/${id}`, auth)).json
const code = ({ status, json }: { status: number; json: { code: string } }) => [status, json.code]
const file = async (auth: Auth, name = 'faktura.pdf') =>
  (await upload(market, 'POST', `/api/message-files?name=${name}`, A_PDF, auth)).json.id as number

/** A conversation of a fresh buyer about the product. */
async function asked(words?: string) {
  const hanna = await aPerson(market)
  const { status, json } = await begin(hanna.auth, { productId }, words)
  expect(status).toBe(201)
  return { hanna, id: json.id as number }
}
async function anOrderOf(userId: string | null, status: 'shipped' | 'completed' | 'confirmed' = 'shipped') {
  const { number } = await anOrder(market, seller.companyId, { status })
  await market.query(
    'update purchases set user_id = $1 where id = (select purchase_id from orders where number = $2)',
    [userId, number],
  )
  return number as string
}

test('a buyer asks about a product, the seller answers; each reads the other, unread is counted and read', async () => {
  const { hanna, id } = await asked()
  const list = (await get(`${shop()}/conversations?unread=true`, seller.owner)).json.conversations
  expect(list[0]).toMatchObject({
    ...{ id, kind: 'product', unread: 1, other: { side: 'person', name: 'Hanna K.', companyId: null } },
    last: { words: 'Czy bateria trzyma pięć godzin?', mine: false },
  })
  const seen = await read(shop(), id, seller.owner)
  expect(seen).toMatchObject({
    conversation: { refusal: null, purchaseKey: null, productId },
    messages: [{ side: 'person', mine: false, author: null, warnings: [], files: [] }],
  })
  expect((await write(shop(), id, seller.owner, 'Dzień dobry, trzyma sześć.')).status).toBe(201)
  const answered = await read(own, id, hanna.auth)
  expect(answered.messages).toMatchObject([{ mine: true }, { side: 'company', mine: false, author: null }])
  expect((await read(shop(), id, seller.owner)).messages[1]).toMatchObject({ mine: true, author: expect.any(String) })
  const upTo = answered.messages[1].id
  const mark = () => market.api('PUT', `${own}/conversations/${id}/read`, { upTo }, hanna.auth)
  expect([answered.conversation.unread, (await mark()).status, (await mark()).status]).toEqual([1, 204, 204])
  expect((await read(own, id, hanna.auth)).conversation.unread).toBe(0)
  // About the same product it goes on in the same conversation.
  expect((await begin(hanna.auth, { productId }, 'A ładowarka?')).json.id).toBe(id)
  expect((await get(`${own}/about?productId=${productId}`, hanna.auth)).json).toMatchObject({ conversationId: id })
  // Of many first messages at once one conversation comes.
  const piotr = await aPerson(market)
  const ids = await Promise.all([1, 2, 3].map(() => begin(piotr.auth, { productId })))
  expect(new Set(ids.map(({ json }) => json.id)).size).toBe(1)
  expect((await read(own, ids[0]?.json.id, piotr.auth)).messages).toHaveLength(3)
})

test('about an order both of its sides may begin, nobody else; a guest cannot be written to', async () => {
  const hanna = await aPerson(market)
  const number = await anOrderOf(hanna.id)
  const stranger = await aPerson(market)
  expect(code(await begin(stranger.auth, { orderNumber: number }))).toEqual([404, 'order_not_found'])
  const first = await market.api(
    ...(['POST', `${shop()}/conversations`] as const),
    { about: { orderNumber: number }, words: 'Paczka wychodzi jutro.', files: [] },
    seller.owner,
  )
  expect(first.status).toBe(201)
  const view = await read(own, first.json.id, hanna.auth)
  expect(view.conversation).toMatchObject({ orderNumber: number, purchaseKey: expect.any(String), unread: 1 })
  expect((await read(shop(), first.json.id, seller.owner)).conversation.purchaseKey).toBeNull()
  const ofGuest = await anOrderOf(null)
  const toGuest = await get(`${shop()}/about?orderNumber=${ofGuest}`, seller.owner)
  expect(code(toGuest)).toEqual([409, 'order_of_guest'])
  // Who sells does not ask themselves.
  expect(code(await begin(seller.owner, { productId }))).toEqual([409, 'own_offer'])
})

test('V12 anybody logged in writes to the operator, who answers; nobody else reads it', async () => {
  expect(
    (await market.api('POST', `${own}/conversations`, { about: { topic: 'payment' }, words: 'x', files: [] })).status,
  ).toBe(401)
  const hanna = await aPerson(market)
  const { id } = (await begin(hanna.auth, { topic: 'payment' }, 'Nie doszedł zwrot.')).json
  expect((await get('/api/inboxes/operator/conversations', operator.auth)).json.conversations[0]).toMatchObject({
    id,
    subject: 'payment',
  })
  expect((await write('/api/inboxes/operator', id, operator.auth, 'Sprawdzamy.')).status).toBe(201)
  expect((await read(own, id, hanna.auth)).conversation).toMatchObject({ unread: 1, other: { side: 'operator' } })
  expect(code(await get('/api/inboxes/operator/conversations', hanna.auth))).toEqual([403, 'forbidden'])
  expect((await get(`${shop()}/conversations/${id}`, seller.owner)).status).toBe(404)
})

test('nobody reaches what is not theirs: conversations, files, other companies, roles without the right', async () => {
  const { hanna, id } = await asked()
  const attached = await file(hanna.auth)
  expect((await write(own, id, hanna.auth, '', [attached])).status).toBe(201)
  const piotr = await aPerson(market)
  const other = await aTeam(market)
  const warehouse = await seller.member('warehouse')
  const strangers: [string, Auth, number][] = [
    [own, piotr.auth, 404],
    [`/api/inboxes/${other.companyId}`, other.owner, 404],
    [shop(), other.owner, 404],
    [shop(), warehouse.auth, 403],
    [own, seller.owner, 404],
    // The operator reads what is addressed to them, or reported.
    ['/api/inboxes/operator', operator.auth, 404],
    [shop(), operator.auth, 404],
  ]
  for (const [at, auth, status] of strangers) {
    const place = `${at}/conversations/${id}`
    const answers = [
      await get(place, auth),
      await get(`${place}/files/${attached}`, auth),
      await write(at, id, auth, 'x'),
      await market.api('PUT', `${place}/read`, { upTo: 1 }, auth),
      await market.api('PUT', `${place}/block`, { blocked: true }, auth),
      await market.api('POST', `${place}/report`, { messageId: null, reason: 'spam', words: '' }, auth),
    ]
    expect([at, ...answers.map((one) => one.status)]).toEqual([at, ...answers.map(() => status)])
  }
  // Files: taken once, by who sent them.
  const mine = await file(piotr.auth)
  expect(code(await write(own, id, hanna.auth, 'x', [mine]))).toEqual([422, 'message_file_unknown'])
  expect(code(await write(own, id, hanna.auth, 'x', [attached]))).toEqual([422, 'message_file_unknown'])
  const got = await fetch(`${market.url}${shop()}/conversations/${id}/files/${attached}`, { headers: seller.owner })
  expect([got.status, got.headers.get('content-type'), got.headers.get('cache-control')]).toEqual([
    ...[200, 'application/pdf', 'no-store'],
  ])
  // Who has left a company reads nothing more of it.
  const manager = await seller.member('manager')
  expect((await get(`${shop()}/conversations`, manager.auth)).status).toBe(200)
  await seller.remove(manager.id)
  expect((await get(`${shop()}/conversations`, manager.auth)).status).toBe(404)
})

test('what leads away is warned of on both sides of the market, never refused; no page is made of it', async () => {
  const { hanna, id } = await asked('Zadzwoń: 6 0 0-1 0 0-2 0 0 <b>szybko</b>')
  const [first] = (await read(shop(), id, seller.owner)).messages
  expect(first).toMatchObject({ warnings: ['phone'], words: 'Zadzwoń: 6 0 0-1 0 0-2 0 0 <b>szybko</b>' })
  expect((await read(own, id, hanna.auth)).messages[0].warnings).toEqual([])
  expect((await write(own, id, hanna.auth, 'x'.repeat(4001))).status).toBe(422)
  expect((await write(own, id, hanna.auth, '  ')).status).toBe(422)
})

test('a block ends questions both ways, not what is said of an order that runs; who does not sell answers for what was bought', async () => {
  const { hanna, id } = await asked()
  const number = await anOrderOf(hanna.id)
  const aboutOrder = (await begin(hanna.auth, { orderNumber: number })).json.id
  const block = (at: string, auth: Auth, blocked: boolean) =>
    market.api('PUT', `${at}/conversations/${id}/block`, { blocked }, auth)
  expect((await block(shop(), seller.owner, true)).status).toBe(204)
  expect(code(await write(own, id, hanna.auth, 'x'))).toEqual([409, 'conversation_blocked'])
  expect(code(await begin(hanna.auth, { productId }))).toEqual([409, 'conversation_blocked'])
  expect((await read(own, id, hanna.auth)).conversation).toMatchObject({
    ...{ refusal: 'conversation_blocked', blocked: { byMe: false, byOther: true } },
  })
  expect((await write(own, aboutOrder, hanna.auth, 'Kiedy dojdzie?')).status).toBe(201)
  await market.query(`update orders set status = 'completed' where number = $1`, [number])
  expect(code(await write(shop(), aboutOrder, seller.owner, 'x'))).toEqual([409, 'conversation_blocked'])
  await block(shop(), seller.owner, false)
  expect((await write(own, id, hanna.auth, 'x')).status).toBe(201)
  await market.query(`update companies set status = 'suspended' where id = $1`, [seller.companyId])
  expect(code(await write(own, id, hanna.auth, 'x'))).toEqual([409, 'seller_not_selling'])
  expect((await write(shop(), aboutOrder, seller.owner, 'x')).status).toBe(201)
  await market.query(`update companies set status = 'approved' where id = $1`, [seller.companyId])
  // The offer is gone: what was begun goes on.
  await market.query(`update products set status = 'deleted' where id = $1`, [productId]).catch(() => undefined)
  expect((await write(own, id, hanna.auth, 'x')).status).toBe(201)
  await market.query(`update products set status = 'published' where id = $1`, [productId]).catch(() => undefined)
})

test('a report reaches the operator, who reads on record, decides once and closes; both sides are told', async () => {
  const { hanna, id } = await asked('Proszę o przelew na moje konto')
  const [message] = (await read(shop(), id, seller.owner)).messages
  const report = (auth = seller.owner) =>
    market.api(
      'POST',
      `${shop()}/conversations/${id}/report`,
      { messageId: message.id, reason: 'outside', words: 'Poza portalem' },
      auth,
    )
  expect([(await report()).status, (await report()).status]).toEqual([204, 204])
  const waiting = (await get('/api/admin/message-reports', operator.auth)).json.reports.filter(
    (one: { conversationId: number }) => one.conversationId === id,
  )
  expect(waiting).toHaveLength(1)
  const at = `/api/admin/message-reports/${waiting[0].id}`
  expect((await get(at, hanna.auth)).status).toBe(403)
  expect((await get(at, operator.auth)).json).toMatchObject({
    report: { bySide: 'company', reason: 'outside', person: { id: hanna.id } },
    messages: [{ words: 'Proszę o przelew na moje konto', warnings: ['outside'] }],
  })
  const decide = () =>
    market.api('POST', `${at}/decide`, { decision: 'closed', words: 'Handel poza rynkiem.' }, operator.auth)
  const decided = await Promise.all([decide(), decide()])
  expect(decided.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(code(await write(own, id, hanna.auth, 'x'))).toEqual([409, 'conversation_closed'])
  expect((await read(own, id, hanna.auth)).conversation.closedReason).toBe('Handel poza rynkiem.')
  expect((await mailsTo(market, hanna.email)).map((one) => one.template)).toEqual(['messageWarning'])
  const { rows: deeds } = await market.query(
    `select action from audit_log where actor_id = $1 and action like 'message%' order by id`,
    [operator.id],
  )
  expect(deeds.map(({ action }) => action)).toEqual(['messagesRead', 'messagesDecided'])
})
