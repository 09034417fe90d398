import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../../test/factories/order.ts'
import { anOperator, auditOf, mailsTo } from '../../../../test/factories/person.ts'
import { aTeam } from '../../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let strangers: Awaited<ReturnType<typeof aTeam>>
let operator: Awaited<ReturnType<typeof anOperator>>
let clock = new Date('2026-12-10T10:00:00Z')
beforeAll(async () => {
  market = await testMarket({ now: () => clock })
  team = await aTeam(market)
  strangers = await aTeam(market)
  operator = await anOperator(market)
})
afterAll(() => market.close())

let buyers = 0
async function bought(over: Parameters<typeof anOrder>[2] = {}) {
  buyers += 1
  const email = `buyer${buyers}@example.com`
  const order = await anOrder(market, team.companyId, {
    ...{
      buyer: { email },
      items: [
        { productId: 7, title: 'Ładowarka' },
        { productId: 8, title: 'Kabel' },
      ],
    },
    ...over,
  })
  const at = `/api/purchases/${order.key}/origin-requests`
  const ask = (body: object = { orderNumber: order.number, productId: 7 }) => market.api('POST', at, body)
  return { ...order, email, ask, read: async () => (await market.api('GET', at)).json.requests }
}
const ofCompany = (id = team.companyId) => `/api/companies/${id}/origin-requests`
const answer = {
  ...{ role: 'importer', name: 'Import Sp. z o.o.', address: 'ul. Portowa 1, 81-001 Gdynia', country: 'PL' },
  ...{ contact: 'kontakt@import.example.com', words: '' },
}
const templates = async (email: string) => (await mailsTo(market, email)).map(({ template }) => template)

test('R19 who bought asks who stands behind a product: its seller answers within a month, and both are told by mail', async () => {
  const purchase = await bought()
  const asked = await purchase.ask()
  expect(asked.status).toBe(201)
  expect(asked.json.requests).toMatchObject([
    { orderNumber: purchase.number, productId: 7, title: 'Ładowarka', dueOn: '2027-01-10', answer: null },
  ])
  expect(await templates(purchase.email)).toEqual(['originReceived'])
  const [task] = (await market.api('GET', ofCompany(), undefined, team.owner)).json.requests
  const path = `${ofCompany()}/${task.id}`
  const done = await market.api('PUT', path, answer, team.owner)
  expect([done.status, done.json.answer]).toEqual([200, answer])
  expect((await purchase.read())[0].answer).toEqual(answer)
  expect(await templates(purchase.email)).toEqual(['originReceived', 'originAnswered'])
  const mail = (await mailsTo(market, purchase.email)).at(-1)
  expect(JSON.stringify(mail)).toContain('Import Sp. z o.o.')
  // The same again is the same; another one is refused, and no further mail leaves.
  expect((await market.api('PUT', path, answer, team.owner)).status).toBe(200)
  const other = await market.api('PUT', path, { ...answer, name: 'Ktoś inny' }, team.owner)
  expect([other.status, other.json.code]).toEqual([409, 'origin_answered'])
  expect(await templates(purchase.email)).toHaveLength(2)
  expect((await auditOf(market, team.companyId)).filter(({ action }) => action === 'originAnswered')).toHaveLength(1)
})

test('asked twice and at once it is asked once, with one mail to the buyer', async () => {
  const purchase = await bought()
  const answers = await Promise.all([purchase.ask(), purchase.ask(), purchase.ask()])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  await purchase.ask()
  expect(await purchase.read()).toHaveLength(1)
  expect(await templates(purchase.email)).toEqual(['originReceived'])
})

test('nothing is asked of what was not bought, of another purchase, or of another product', async () => {
  const purchase = await bought()
  const other = await bought()
  const refused = async (body: object) => (await purchase.ask(body)).json.code
  expect(await refused({ orderNumber: other.number, productId: 7 })).toBe('order_not_found')
  expect(await refused({ orderNumber: purchase.number, productId: 99 })).toBe('product_not_found')
  const unpaid = await bought({ status: 'pending', paymentStatus: 'unpaid' })
  expect((await unpaid.ask()).json.code).toBe('origin_not_bought')
  const nobody = await market.api('GET', `/api/purchases/${'A'.repeat(43)}/origin-requests`)
  expect([nobody.status, nobody.json.code]).toEqual([404, 'purchase_not_found'])
})

test('another company neither sees nor answers it; the operator answers in its stead', async () => {
  const purchase = await bought()
  const [{ id }] = (await purchase.ask()).json.requests
  const foreign = await market.api('PUT', `${ofCompany(strangers.companyId)}/${id}`, answer, strangers.owner)
  expect([foreign.status, foreign.json.code]).toEqual([404, 'origin_request_not_found'])
  expect((await market.api('GET', ofCompany(strangers.companyId), undefined, strangers.owner)).json.requests).toEqual(
    [],
  )
  const both = await Promise.all([
    market.api('PUT', `/api/admin/origin-requests/${id}`, answer, operator.auth),
    market.api('PUT', `${ofCompany()}/${id}`, { ...answer, name: 'Inna' }, team.owner),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const open = await market.api('GET', '/api/admin/origin-requests?open=yes', undefined, operator.auth)
  expect(open.json.requests.map((one: { id: number }) => one.id)).not.toContain(id)
})

test('a week before its last day the seller is reminded once, and the operator told once when it is over', async () => {
  clock = new Date('2027-03-01T10:00:00Z')
  const purchase = await bought()
  const [{ id, dueOn }] = (await purchase.ask()).json.requests
  expect(dueOn).toBe('2027-04-01')
  const count = async (template: string) =>
    (await mailsTo(market)).filter(
      (one) => one.template === template && JSON.stringify(one.params).includes(purchase.number),
    ).length
  const runAt = async (at: string) => {
    clock = new Date(at)
    await Promise.all([market.runJob('recalls.remindOrigins'), market.runJob('recalls.remindOrigins')])
  }
  await runAt('2027-03-24T22:59:00Z')
  expect(await count('originDue')).toBe(0)
  await runAt('2027-03-24T23:00:00Z')
  const reminded = await count('originDue')
  expect(reminded).toBeGreaterThan(0)
  await runAt('2027-04-01T21:59:00Z')
  expect([await count('originDue'), await count('originLate')]).toEqual([reminded, 0])
  await runAt('2027-04-01T22:00:00Z')
  const late = await count('originLate')
  expect(late).toBeGreaterThan(0)
  await runAt('2027-04-02T22:00:00Z')
  expect(await count('originLate')).toBe(late)
  // The log-in of before is long over.
  const { auth } = await anOperator(market)
  const list = await market.api('GET', '/api/admin/origin-requests?open=yes', undefined, auth)
  expect(list.json.requests.find((one: { id: number }) => one.id === id).late).toBe(true)
})
