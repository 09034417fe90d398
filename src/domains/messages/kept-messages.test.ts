import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anotherProcess } from '../../../test/factories/account.ts'
import { A_PDF, upload } from '../../../test/factories/company.ts'
import { anOrder } from '../../../test/factories/order.ts'
import { anOperator, aPerson, authOf, mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { listenTo } from '../../platform/db/listen.ts'

let market: TestMarket
let operator: Awaited<ReturnType<typeof anOperator>>
let seller: Awaited<ReturnType<typeof aTeam>>
let productId: number
let clock = new Date()
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

test('ready answers of a company: for those who answer, with names that are known, so many', async () => {
  const at = `/api/companies/${seller.companyId}/message-templates`
  const add = (words: string, auth = seller.owner) => market.api('POST', at, { name: 'Powitanie', words }, auth)
  const added = await add('Dzień dobry, {firstName}!')
  expect([added.status, added.json.templates[0].words]).toEqual([201, 'Dzień dobry, {firstName}!'])
  expect((await add('{price}')).json.errors[0]).toMatchObject({ code: 'placeholder_unknown' })
  const [{ id }] = added.json.templates
  const other = await aTeam(market)
  expect((await market.api('DELETE', `${at}/${id}`, undefined, other.owner)).status).toBe(404)
  const foreign = `/api/companies/${other.companyId}/message-templates/${id}`
  expect(code(await market.api('PUT', foreign, { name: 'x', words: 'y' }, other.owner))).toEqual([
    404,
    'template_not_found',
  ])
  expect((await market.api('DELETE', `${at}/${id}`, undefined, seller.owner)).json.templates).toEqual([])
})

test('search finds folded beginnings of words in one’s own inbox alone, page by page', async () => {
  const { hanna, id } = await asked('Czy ŁADOWARKA żółta jest w zestawie?')
  const find = async (at: string, auth: Auth, q: string) =>
    (await get(`${at}/found?q=${encodeURIComponent(q)}`, auth)).json.found
  expect(await find(own, hanna.auth, 'zolt ładow')).toMatchObject([{ conversation: { id } }])
  expect((await find(shop(), seller.owner, 'ladowarka'))[0]).toMatchObject({ conversation: { id } })
  const piotr = await aPerson(market)
  expect(await find(own, piotr.auth, 'ladowarka')).toEqual([])
  // Whoever writes the mark of somebody else's inbox is not found there.
  const mark = `ownerp${hanna.id.replaceAll('-', '')} ladowarka`
  await begin(piotr.auth, { productId }, mark)
  expect(await find(own, hanna.auth, 'ladowarka')).toHaveLength(1)
  expect(await find(own, hanna.auth, '!&|')).toEqual([])
  expect((await get(`${own}/found?q=aa&after=x`, hanna.auth)).status).toBe(422)
})

test('a stranger’s new account begins few conversations, and nobody floods', async () => {
  const hanna = await aPerson(market)
  const products = await Promise.all([1, 2, 3, 4, 5, 6].map(() => aProduct(market.deps, seller.companyId, {})))
  const statuses: number[] = []
  for (const one of products) statuses.push((await begin(hanna.auth, { productId: one.id })).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  const old = await aPerson(market)
  await market.query(`update users set created_at = $2 where id = $1`, [
    old.id,
    new Date(clock.getTime() - 3 * 86_400_000),
  ])
  for (const one of products) expect((await begin(old.auth, { productId: one.id })).status).toBe(201)
})

test('one mail about all that stays unread, not before the minutes are over, none to who read or wants none', async () => {
  const { hanna, id } = await asked()
  await write(shop(), id, seller.owner, 'Tak.')
  await write(shop(), id, seller.owner, 'Jeszcze coś.')
  const number = await anOrderOf(hanna.id)
  await market.api(
    'POST',
    `${shop()}/conversations`,
    { about: { orderNumber: number }, words: 'Wysłane.', files: [] },
    seller.owner,
  )
  const digests = async (email = hanna.email) =>
    (await mailsTo(market, email)).filter((one) => one.template === 'messagesUnread')
  await market.runJob('messages.sendDigests')
  expect(await digests()).toHaveLength(0)
  const later = (minutes: number) => {
    clock = new Date(clock.getTime() + minutes * 60_000)
  }
  later(16)
  await Promise.all([market.runJob('messages.sendDigests'), market.runJob('messages.sendDigests')])
  const [mail, ...more] = await digests()
  expect(more).toEqual([])
  const told = JSON.stringify(mail?.params)
  expect([told.includes(number), told.includes('(2)'), told.includes('Jeszcze')]).toEqual([true, true, false])
  // Another one within the hour waits.
  await write(shop(), id, seller.owner, 'I jeszcze.')
  later(20)
  await market.runJob('messages.sendDigests')
  expect(await digests()).toHaveLength(1)
  later(45)
  await market.runJob('messages.sendDigests')
  expect(await digests()).toHaveLength(2)
  // The link under it, and the account page.
  const link = new URL(String(mail?.params.unsubscribe))
  expect((await fetch(market.url + link.pathname + link.search, { method: 'POST', redirect: 'manual' })).status).toBe(
    303,
  )
  const wants = async () => (await get('/api/account/message-mails', hanna.auth)).json.digest
  expect(await wants()).toBe(false)
  await write(shop(), id, seller.owner, 'Halo?')
  later(120)
  await market.runJob('messages.sendDigests')
  expect(await digests()).toHaveLength(2)
  await market.api('PUT', '/api/account/message-mails', { digest: true }, hanna.auth)
  expect(await wants()).toBe(true)
})

test('a deleted account leaves no words; a report that waits keeps them until it is decided; the export has both sides', async () => {
  const { hanna, id } = await asked('Sekret Hanny')
  await write(shop(), id, seller.owner, 'Odpowiedź firmy')
  const attached = await file(hanna.auth)
  await write(own, id, hanna.auth, 'Z plikiem', [attached])
  await market.query(`update sessions set confirmed_at = $2 where user_id = $1`, [hanna.id, clock])
  const zip = await fetch(`${market.url}/api/account/export`, { headers: hanna.auth })
  expect(zip.status).toBe(200)
  expect((await market.api('DELETE', '/api/users/delete', undefined, hanna.auth)).status).toBe(200)
  const kept = await read(shop(), id, seller.owner)
  expect(kept.messages).toMatchObject([
    { words: '', isErased: true },
    { words: 'Odpowiedź firmy', isErased: false },
    { words: '', isErased: true, files: [] },
  ])
  expect(kept.conversation).toMatchObject({ refusal: 'person_left', other: { name: null } })
  const { rows } = await market.query('select count(*)::int from message_files where added_by = $1', [hanna.id])
  expect(rows[0].count).toBe(0)

  const second = await asked('Groźba')
  await market.api(
    'POST',
    `${shop()}/conversations/${second.id}/report`,
    { messageId: null, reason: 'abuse', words: '' },
    seller.owner,
  )
  await market.query(`update sessions set confirmed_at = $2 where user_id = $1`, [second.hanna.id, clock])
  await market.api('DELETE', '/api/users/delete', undefined, second.hanna.auth)
  const [first] = (await read(shop(), second.id, seller.owner)).messages
  expect(first.words).toBe('Groźba')
  const reports = (await get('/api/admin/message-reports', operator.auth)).json.reports
  const report = reports.find((one: { conversationId: number }) => one.conversationId === second.id)
  await market.api(
    'POST',
    `/api/admin/message-reports/${report.id}/decide`,
    { decision: 'warned', words: 'Upomnienie.' },
    operator.auth,
  )
  expect((await read(shop(), second.id, seller.owner)).messages[0].words).toBe('')
})

test('conversations go when nobody has written for so long, with their files; not while a report waits', async () => {
  const { hanna, id } = await asked()
  await write(own, id, hanna.auth, 'plik', [await file(hanna.auth)])
  const reported = await asked()
  await market.api(
    'POST',
    `${shop()}/conversations/${reported.id}/report`,
    { messageId: null, reason: 'spam', words: '' },
    seller.owner,
  )
  const long = new Date(clock.getTime() - (market.deps.config.messageDays + 1) * 86_400_000)
  await market.query('update conversations set last_at = $2 where id = any($1)', [[id, reported.id], long])
  await market.runJob('messages.purge')
  const { rows } = await market.query('select id from conversations where id = any($1)', [[id, reported.id]])
  expect(rows.map((row) => Number(row.id))).toEqual([reported.id])
})

test('two web processes tell both sides at once, and nobody else', async () => {
  const hanna = await aPerson(market)
  const piotr = await aPerson(market)
  const elsewhere = anotherProcess(market)
  const stops = await Promise.all(
    [market.live, elsewhere.live].map((live) => listenTo(market.database, market.deps.log, [live.listener])),
  )
  const sessionOf = async (userId: string) =>
    (await market.query('select id from sessions where user_id = $1 limit 1', [userId])).rows[0].id as string
  const follow = async (live: typeof market.live, userId: string) => {
    const actor = {
      userId,
      sessionId: await sessionOf(userId),
      permissions: 'buyer',
      firstName: '',
      companyIds: [],
      roles: {},
    } as const
    const reader = live.open(actor, userId, false).getReader()
    const counts: number[] = []
    void (async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const text = new TextDecoder().decode(part.value)
        for (const [, count] of text.matchAll(/"kind":"messages","unread":(\d+)/g)) counts.push(Number(count))
      }
    })()
    return counts
  }
  const buyerHere = await follow(market.live, hanna.id)
  const buyerThere = await follow(elsewhere.live, hanna.id)
  const sellerThere = await follow(elsewhere.live, seller.ownerId)
  const stranger = await follow(elsewhere.live, piotr.id)
  await vi.waitFor(() => expect([buyerHere, buyerThere, stranger]).toEqual([[0], [0], [0]]), 10_000)
  const before = await vi.waitFor(() => {
    expect(sellerThere).toHaveLength(1)
    return sellerThere[0] ?? 0
  })
  const { id } = (await begin(hanna.auth, { productId })).json
  await vi.waitFor(() => expect(sellerThere.at(-1)).toBe(Math.min(100, before + 1)), 10_000)
  await write(shop(), id, seller.owner, 'Tak.')
  await vi.waitFor(() => expect([buyerHere.at(-1), buyerThere.at(-1)]).toEqual([1, 1]), 10_000)
  expect(stranger).toEqual([0])
  market.live.close()
  elsewhere.live.close()
  for (const stop of stops) await stop()
  await authOf(market, hanna.id)
})
