import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyProblems, paidPurchase } from '../../../test/factories/paid-order.ts'
import { anOperator, auditOf, mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aPurchase, decide, followLink, runAllJobs, startedPayment, stockOf } from '../../../test/factories/purchase.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let operator: Record<string, string>
let versionId: number
const STOCK = 20
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
  operator = (await anOperator(market)).auth
  versionId = (await aProduct(market.deps, team.companyId, { quantity: STOCK, price: 100_003 })).versionId
})
afterAll(async () => {
  const problems = await moneyProblems(market)
  await market.close()
  expect(problems).toEqual([])
})

const step = (number: string, rest: string, body: object, auth = operator) =>
  market.api('POST', `/api/admin/orders/${number}/${rest}`, body, auth)
const stock = () => stockOf(market, versionId)
const orderOf = async (number: string) =>
  (await market.query('select status, payment_status, amount_paid, total from orders where number = $1', [number]))
    .rows[0]
async function ordered(cashOnDelivery: boolean) {
  const bought = await aPurchase(market, [{ versionId }], { [team.companyId]: { cashOnDelivery } })
  if (cashOnDelivery) await followLink(market, bought)
  await market.runJobs()
  return { key: bought.key as string, number: bought.orders[0].number as string, email: bought.email as string }
}
const ship = (number: string) =>
  market.api(
    'POST',
    `/api/companies/${team.companyId}/orders/${number}/ship`,
    { carrier: 'dpd', trackingNumber: '1000000000001U' },
    team.owner,
  )
const DELIVERED = { words: 'The carrier told us by telephone' }
const SOLD_OUT = { reason: 'soldOut', words: null }

test('R22 the operator calls off what nobody has paid: stock returns once, both are told why, and it is noted', async () => {
  const before = await stock()
  for (const cashOnDelivery of [false, true]) {
    const { number, email } = await ordered(cashOnDelivery)
    expect((await step(number, 'cancel', { reason: 'another', words: null })).json.code).toBe('refund_words_required')
    expect((await step(number, 'cancel', { reason: 'goodwill', words: null })).status).toBe(422)
    const shown = (await market.api('GET', `/api/admin/orders/${number}/refunds`, undefined, operator)).json
    expect(shown).toMatchObject({ mayCancel: true, isPaid: false, mayRefund: false })
    const answers = await Promise.all([1, 2, 3].map(() => step(number, 'cancel', SOLD_OUT)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0]?.json).toMatchObject({ mayCancel: false, refunds: [] })
    expect(await orderOf(number)).toMatchObject({ status: 'cancelled', amount_paid: 0 })
    await market.runJobs()
    const told = (await mailsTo(market, email)).filter(({ template }) => template === 'orderCancelledByMarket')
    expect(told).toHaveLength(1)
    const noted = (await auditOf(market, team.companyId)).filter((row) => row.detail.number === number)
    expect(noted).toMatchObject([{ action: 'orderCalledOffByOperator', detail: { reason: 'soldOut' } }])
  }
  expect(await stock()).toBe(before)
})

test('R22 money that comes after the operator called an order off goes back; what is paid meanwhile is called off as paid', async () => {
  const before = await stock()
  const late = await ordered(false)
  const page = await startedPayment(market, late.key)
  expect((await step(late.number, 'cancel', SOLD_OUT)).status).toBe(200)
  await decide(market, page, { action: 'pay', timing: 'before' })
  await runAllJobs(market)
  expect(await orderOf(late.number)).toMatchObject({ status: 'cancelled', amount_paid: 0 })
  const { rows } = await market.query(
    `select status from payments where purchase_id = (select id from purchases where key = $1)`,
    [late.key],
  )
  expect(rows).toEqual([{ status: 'refunded' }])
  const { numbers } = await paidPurchase(market, [{ versionId }])
  const done = await step(String(numbers[0]), 'cancel', SOLD_OUT)
  expect(done.json).toMatchObject({ isPaid: false, refunds: [{ kind: 'cancel', by: 'operator' }] })
  await market.runJobs()
  expect(await orderOf(String(numbers[0]))).toMatchObject({ payment_status: 'refunded', amount_paid: 0 })
  expect(await stock()).toBe(before)
})

test('R22 the operator marks what is under way as delivered: what was due on delivery is paid by that; nothing else moves', async () => {
  const { number, key } = await ordered(true)
  expect((await step(number, 'delivered', DELIVERED)).json.code).toBe('order_not_under_way')
  expect((await ship(number)).status).toBe(200)
  expect((await step(number, 'delivered', { words: ' ' })).json.errors).toMatchObject([{ field: 'words' }])
  expect((await step(number, 'cancel', SOLD_OUT)).json.code).toBe('order_not_cancellable')
  const answers = await Promise.all([1, 2].map(() => step(number, 'delivered', DELIVERED)))
  expect(answers.map(({ status, json }) => [status, json.status])).toEqual([
    [200, 'delivered'],
    [200, 'delivered'],
  ])
  const order = await orderOf(number)
  expect(order).toMatchObject({ payment_status: 'paid', amount_paid: order.total })
  expect(answers[0]?.json.events.at(-1)).toMatchObject({ note: 'delivered_by_operator' })
  expect((await market.api('GET', `/api/purchases/${key}`)).json.orders[0].status).toBe('delivered')
  const noted = (await auditOf(market, team.companyId)).filter((row) => row.detail.number === number)
  expect(noted).toMatchObject([{ action: 'orderDeliveredByOperator', detail: DELIVERED }])
  expect((await step('OB-2026-9999999', 'delivered', DELIVERED)).json.code).toBe('order_not_found')
})
