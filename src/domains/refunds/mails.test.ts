import { afterAll, beforeAll, expect, test } from 'vitest'
import { paidPurchase } from '../../../test/factories/paid-order.ts'
import { anOperator, mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aPurchase, runAllJobs } from '../../../test/factories/purchase.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let accountant: Awaited<ReturnType<Awaited<ReturnType<typeof aTeam>>['member']>>
let operator: Record<string, string>
let versionId: number
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
  accountant = await team.member('accountant')
  operator = (await anOperator(market)).auth
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 50, price: 100_003 })).versionId
  await market.query(`update users set locale = 'de-DE' where id = $1`, [team.ownerId])
})
afterAll(() => market.close())

const emailOf = async (sql: string, value: string): Promise<string> => (await market.query(sql, [value])).rows[0].email
const owners = () => emailOf('select email from users where id = $1', team.ownerId)
const buyers = (key: string) => emailOf('select email from purchases where key = $1', key)
const told = async (email: string, template: string, number: string) =>
  (await mailsTo(market, email)).filter((one) => one.template === template && one.params.number === number)
const again = async (name: string, payload: object) => {
  const job = market.jobs.find((one) => one.name === name)
  await Promise.all([1, 2].map(() => job?.run(payload as never, { signal: new AbortController().signal })))
}
const cancelBuyer = (key: string, number: string) => market.api('POST', `/api/purchases/${key}/orders/${number}/cancel`)

test('T06 E11 the buyer calls a paid order off: its seller is told once, in their own language, and how much goes back', async () => {
  const { key, numbers } = await paidPurchase(market, [{ versionId }])
  const number = String(numbers[0])
  await Promise.all([cancelBuyer(key, number), cancelBuyer(key, number)])
  await runAllJobs(market)
  const { rows } = await market.query('select id, purchase_id, total from orders where number = $1', [number])
  await again('orderMails.sellersEnded', { purchaseId: Number(rows[0].purchase_id), orderIds: [Number(rows[0].id)] })
  const mails = await told(await owners(), 'orderNotToHandle', number)
  expect(mails).toMatchObject([{ locale: 'de-DE', params: { who: 'Der Käufer', reason: 'auf Wunsch des Käufers' } }])
  expect(mails[0]?.params.money).toMatch(/1\.0\d\d,\d\d\s/)
  expect(mails[0]?.params.link).toContain(`/de/orders/${number}?company=${team.companyId}`)
  // Of the buyer nothing; and who may not handle orders is not told.
  expect(JSON.stringify(mails[0]?.params)).not.toContain(await buyers(key))
  expect(await told(accountant.email, 'orderNotToHandle', number)).toEqual([])
})

test('T06 E11 what the operator calls off names the reason; what the seller does or time ends tells the seller nothing', async () => {
  const one = String((await paidPurchase(market, [{ versionId }])).numbers[0])
  const two = String((await paidPurchase(market, [{ versionId }])).numbers[0])
  const why = { reason: 'another', words: 'Podejrzenie oszustwa' }
  await market.api('POST', `/api/admin/orders/${one}/cancel`, why, operator)
  const off = await market.api('POST', `/api/companies/${team.companyId}/orders/${two}/cancel-paid`, why, team.owner)
  expect(off.status).toBe(200)
  const unpaid = await aPurchase(market, [{ versionId }])
  await market.api('POST', `/api/purchases/${unpaid.key}/cancel`)
  await runAllJobs(market)
  const email = await owners()
  const [mail, ...more] = await told(email, 'orderNotToHandle', one)
  expect(more).toEqual([])
  expect(mail?.params.who).toBe('Der Betreiber des Marktplatzes')
  expect(mail?.params.reason).toContain('Podejrzenie oszustwa')
  expect(await told(email, 'orderNotToHandle', two)).toEqual([])
  // Of what was never paid its seller has not heard.
  expect(await told(email, 'orderNotToHandle', unpaid.orders[0].number)).toEqual([])
})

test('T06 E11 when the money of a refund has gone its buyer is told once: how much, where to, when it is there', async () => {
  const { key, numbers } = await paidPurchase(market, [{ versionId }])
  const number = String(numbers[0])
  const body = { kind: 'amount', amount: 1234, reason: 'goodwill', words: null, givenBack: 0 }
  await market.api('POST', `/api/admin/orders/${number}/refunds`, body, operator)
  const [toSeller, ...more] = await told(await owners(), 'orderRefundedByMarket', number)
  expect(more).toEqual([])
  expect(toSeller).toMatchObject({ locale: 'de-DE', params: { amount: expect.stringMatching(/^12,34\s/) } })
  expect(toSeller?.params.todo).toContain('Das Geld sendet der Marktplatz')
  expect(JSON.stringify(toSeller?.params)).not.toContain(await buyers(key))
  expect(await told(accountant.email, 'orderRefundedByMarket', number)).toHaveLength(1)
  const email = await buyers(key)
  expect(await told(email, 'refundGone', number)).toEqual([])
  await runAllJobs(market)
  const { rows } = await market.query(`select r.id from payment_refunds r where r.key like $1`, [`order:${number}:%`])
  await again('refunds.notifyGone', { refundId: Number(rows[0].id) })
  const mails = await told(email, 'refundGone', number)
  expect(mails).toMatchObject([{ locale: 'pl-PL', params: { where: expect.stringContaining('płatność próbna') } }])
  expect(mails[0]?.params.amount).toMatch(/^12,34\s/)
})
