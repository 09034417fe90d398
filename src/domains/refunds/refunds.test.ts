import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyProblems, paidPurchase } from '../../../test/factories/paid-order.ts'
import { anOperator, mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { stockOf } from '../../../test/factories/purchase.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let owner: Record<string, string>
let operator: Record<string, string>
let versionId: number
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
  owner = team.owner
  operator = (await anOperator(market)).auth
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 200, price: 100_003 })).versionId
})
afterAll(async () => {
  const problems = await moneyProblems(market)
  await market.close()
  expect(problems).toEqual([])
})

const at = (number: string, rest: string) => `/api/companies/${team.companyId}/orders/${number}${rest}`
const read = async (number: string, auth = owner) =>
  (await market.api('GET', at(number, '/refunds'), undefined, auth)).json
const refund = async (number: string, ask: object, auth = owner) => {
  const { givenBack } = await read(number)
  const body = { reason: 'returned', words: null, givenBack, ...ask }
  return market.api('POST', at(number, '/refunds'), body, auth)
}
const shipment = { carrier: 'dpd', trackingNumber: '1000000000001U' }
async function sent(quantity = 2, of = versionId) {
  const { key, numbers } = await paidPurchase(market, [{ versionId: of, quantity }])
  const number = String(numbers[0])
  const shipped = await market.api('POST', at(number, '/ship'), shipment, owner)
  if (shipped.status !== 200) throw new Error(shipped.text)
  return { key, number }
}
const orderOf = async (number: string) =>
  (
    await market.query('select status, payment_status, amount_paid, given_back, total from orders where number = $1', [
      number,
    ])
  ).rows[0]

test('T06 a piece, the delivery, an amount and the rest go back one after the other, and never more than was left', async () => {
  const { versionId: cheap } = await aProduct(market.deps, team.companyId, { quantity: 5, price: 10_003 })
  const { number, key } = await sent(2, cheap)
  const before = await read(number)
  const [line] = before.left.lines
  expect(before).toMatchObject({ mayRefund: true, givenBack: 0, left: { total: before.total } })
  const piece = await refund(number, { kind: 'line', itemId: line.itemId, quantity: 1 })
  expect(piece).toMatchObject({ status: 200, json: { givenBack: 10_003, left: { lines: [{ pieces: 1 }] } } })
  expect((await refund(number, { kind: 'line', itemId: line.itemId, quantity: 2 })).json.code).toBe('refund_exceeds')
  expect((await refund(number, { kind: 'line', itemId: 999_999, quantity: 1 })).json).toMatchObject({
    code: 'refund_unknown_line',
    errors: [{ field: 'itemId' }],
  })
  const delivery = before.left.delivery
  expect((await refund(number, { kind: 'delivery' })).json.left.delivery).toBe(0)
  expect((await refund(number, { kind: 'delivery' })).json.code).toBe('refund_nothing_left')
  expect((await refund(number, { kind: 'amount', amount: 10_004 })).json.code).toBe('refund_exceeds')
  expect((await refund(number, { kind: 'amount', amount: 3 })).json.left.total).toBe(10_000)
  await market.runJobs()
  expect(await orderOf(number)).toMatchObject({ payment_status: 'paid', amount_paid: 10_000 })
  expect((await refund(number, { kind: 'whole', reason: 'another' })).json.code).toBe('refund_words_required')
  const rest = await refund(number, { kind: 'whole', reason: 'another', words: ' Bo tak ' })
  expect(rest.json).toMatchObject({ left: { total: 0 }, mayRefund: false })
  expect((await refund(number, { kind: 'whole' })).json.code).toBe('order_not_refundable')
  await market.runJobs()
  expect(await orderOf(number)).toMatchObject({ status: 'shipped', payment_status: 'refunded', amount_paid: 0 })
  const { orders } = (await market.api('GET', `/api/purchases/${key}/refunds`)).json
  expect(orders[0].refunds.map((one: { amount: number; state: string }) => [one.amount, one.state])).toEqual([
    [10_003, 'done'],
    [delivery, 'done'],
    [3, 'done'],
    [10_000, 'done'],
  ])
  expect(orders[0].refunds[3]).toMatchObject({ reason: 'another', words: 'Bo tak', by: 'seller', way: 'provider' })
  const payment = await market.query(
    `select p.status, (select sum(amount)::int from sandbox_refunds s where s.reference = p.reference) as back, p.amount_paid
     from payments p join purchases u on u.id = p.purchase_id where u.key = $1`,
    [key],
  )
  expect(payment.rows[0]).toMatchObject({ status: 'refunded', back: payment.rows[0].amount_paid })
  // What was lost and paid back may still arrive.
  expect((await market.api('POST', at(number, '/deliver'), undefined, owner)).status).toBe(200)
})

test('T06 the buyer is told in the language of the purchase: how much, why, and how it comes', async () => {
  const { number } = await sent()
  await refund(number, { kind: 'amount', amount: 5000, words: 'Przepraszamy' })
  const { rows } = await market.query(
    `select u.email from purchases u join orders o on o.purchase_id = u.id where o.number = $1`,
    [number],
  )
  const mail = (await mailsTo(market, rows[0].email)).at(-1)
  expect(mail).toMatchObject({ template: 'orderRefunded', locale: 'pl-PL', params: { number } })
  expect(mail?.params.amount).toMatch(/^50,00\s/)
  expect(mail?.params.reason).toBe('zwrot towaru\nPrzepraszamy')
  expect(mail?.params.how).toContain('tą samą drogą')
})

test('T06 two clicks and two people make one refund: who decided on what has changed is told', async () => {
  const { number } = await sent()
  const body = { kind: 'amount', amount: 700, reason: 'goodwill', words: null, givenBack: 0 }
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => market.api('POST', at(number, '/refunds'), body, owner)),
    market.api('POST', `/api/admin/orders/${number}/refunds`, body, operator),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(answers.filter(({ status }) => status === 409).map(({ json }) => json.code)).toEqual(
    Array(4).fill('refund_changed'),
  )
  expect((await orderOf(number)).given_back).toBe(700)
  const again = { 'idempotency-key': 'one-refund-please', ...owner }
  const keyed = { ...body, givenBack: 700 }
  const twice = await Promise.all([1, 2].map(() => market.api('POST', at(number, '/refunds'), keyed, again)))
  expect(twice.map(({ status }) => status)).toContain(200)
  expect((await market.api('POST', at(number, '/refunds'), keyed, again)).status).toBe(200)
  expect((await orderOf(number)).given_back).toBe(1400)
})

test('T06 each role within its limit of an order, however it is cut; the company sets it, the operator for the others', async () => {
  const accountant = await team.member('accountant')
  const warehouse = await team.member('warehouse')
  const limits = `/api/companies/${team.companyId}/refund-limits`
  expect((await market.api('GET', limits, undefined, owner)).json).toEqual({
    own: null,
    operator: { manager: 500_000, accountant: 100_000 },
  })
  const { number } = await sent()
  expect((await refund(number, { kind: 'amount', amount: 60_000 }, accountant.auth)).status).toBe(200)
  expect((await refund(number, { kind: 'amount', amount: 40_001 }, accountant.auth)).json.code).toBe(
    'refund_over_limit',
  )
  expect(await read(number, accountant.auth)).toMatchObject({
    ...{ mostNow: 40_000, mayRefund: true, mayCancel: false },
    mayMore: [
      { role: 'owner', most: null },
      { role: 'manager', most: 500_000 },
    ],
  })
  expect(await read(number)).toMatchObject({ mostNow: null, mayMore: [] })
  expect((await refund(number, { kind: 'amount', amount: 1 }, warehouse.auth)).json.code).toBe('forbidden')
  expect(
    (await market.api('PUT', limits, { own: { manager: null, accountant: 60_001 } }, accountant.auth)).status,
  ).toBe(403)
  expect((await market.api('PUT', limits, { own: { manager: null, accountant: 60_001 } }, owner)).status).toBe(200)
  expect((await refund(number, { kind: 'amount', amount: 2 }, accountant.auth)).json.code).toBe('refund_over_limit')
  expect((await refund(number, { kind: 'amount', amount: 1 }, accountant.auth)).status).toBe(200)
  expect((await refund(number, { kind: 'amount', amount: 50_000 })).status).toBe(200)
  await market.api('PUT', limits, { own: null }, owner)
  const all = await market.api('PUT', '/api/admin/refund-limits', { manager: 0, accountant: 110_002 }, operator)
  expect(all.json).toEqual({ manager: 0, accountant: 110_002 })
  expect((await refund(number, { kind: 'amount', amount: 2 }, accountant.auth)).json.code).toBe('refund_over_limit')
  expect((await refund(number, { kind: 'amount', amount: 1 }, accountant.auth)).status).toBe(200)
  await market.api('PUT', '/api/admin/refund-limits', { manager: 500_000, accountant: 100_000 }, operator)
})

test('T06 orders of others do not exist; what is not paid, not sent or over is refused with a reason', async () => {
  const other = await aTeam(market)
  const { number } = await sent()
  const body = { kind: 'whole', reason: 'returned', words: null, givenBack: 0 }
  const foreign = `/api/companies/${other.companyId}/orders/${number}`
  expect((await market.api('POST', `${foreign}/refunds`, body, other.owner)).json.code).toBe('order_not_found')
  expect(
    (await market.api('POST', `${foreign}/cancel-paid`, { reason: 'soldOut', words: null }, other.owner)).json.code,
  ).toBe('order_not_found')
  expect((await market.api('POST', at(number, '/refunds'), { ...body, kind: 'amount', amount: 0 }, owner)).status).toBe(
    422,
  )
  const { numbers } = await paidPurchase(market, [{ versionId }])
  expect((await refund(String(numbers[0]), { kind: 'whole' })).json.code).toBe('refund_cancel_instead')
  expect((await refund(String(numbers[0]), { kind: 'amount', amount: 100 })).status).toBe(200)
})

test('T06 a paid order is called off by its buyer until the seller begins: stock returns once, all the money goes back', async () => {
  const stock = await stockOf(market, versionId)
  const { key, numbers } = await paidPurchase(market, [{ versionId, quantity: 3 }])
  const number = String(numbers[0])
  expect(await stockOf(market, versionId)).toBe(stock - 3)
  await refund(number, { kind: 'amount', amount: 250 })
  const cancel = () => market.api('POST', `/api/purchases/${key}/orders/${number}/cancel`)
  expect((await market.api('GET', `/api/purchases/${key}/refunds`)).json.orders[0].mayCancel).toBe(true)
  const answers = await Promise.all([cancel(), cancel(), cancel()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await stockOf(market, versionId)).toBe(stock)
  expect(await orderOf(number)).toMatchObject({ status: 'cancelled', payment_status: 'refundDue' })
  await market.runJobs()
  const ended = await orderOf(number)
  expect(ended).toMatchObject({ payment_status: 'refunded', amount_paid: 0, given_back: ended.total })
  expect((await cancel()).status).toBe(200)
  expect(await stockOf(market, versionId)).toBe(stock)
  const mails = await mailsTo(market, answers[0]?.json && (await emailOf(number)))
  expect(mails.map(({ template }) => template)).toEqual([
    'orderRefunded',
    'paidOrderCancelled',
    'refundGone',
    'refundGone',
  ])
  const begun = await sent()
  const late = await market.api('POST', `/api/purchases/${begun.key}/orders/${begun.number}/cancel`)
  expect(late.json.code).toBe('paid_order_not_cancellable')
  expect((await market.api('POST', `/api/purchases/${begun.key}/orders/${number}/cancel`)).json.code).toBe(
    'order_not_found',
  )
})

const emailOf = async (number: string): Promise<string> =>
  (
    await market.query(`select p.email from orders o join purchases p on p.id = o.purchase_id where o.number = $1`, [
      number,
    ])
  ).rows[0].email

test('T06 seller and operator call off what has not left, with a reason that the buyer reads', async () => {
  const one = String((await paidPurchase(market, [{ versionId }])).numbers[0])
  const two = await paidPurchase(market, [{ versionId }])
  const cancel = (reason: string, words: string | null) =>
    market.api('POST', at(one, '/cancel-paid'), { reason, words }, owner)
  expect((await cancel('another', null)).json.code).toBe('refund_words_required')
  expect((await cancel('soldOut', 'Spadł ze stołu')).json).toMatchObject({
    mayCancel: false,
    refunds: [{ kind: 'cancel' }],
  })
  const seen = await market.api(
    'POST',
    `/api/admin/orders/${two.numbers[0]}/cancel`,
    { reason: 'defect', words: null },
    operator,
  )
  expect(seen.json.refunds).toMatchObject([{ kind: 'cancel', by: 'operator' }])
  const purchase = (await market.api('GET', `/api/purchases/${two.key}`)).json
  expect(purchase.orders[0].status).toBe('cancelled')
  const { rows } = await market.query(
    `select action, detail->>'by' as by from audit_log where action = 'paidOrderCancelled' order by id desc limit 2`,
  )
  expect(rows.map(({ by }) => by)).toEqual(['operator', 'seller'])
})

test('T06 cancelled against sent, and refunded against cancelled, at once: one of them happens, and stock and money say which', async () => {
  for (let round = 0; round < 6; round++) {
    const stock = await stockOf(market, versionId)
    const { key, numbers } = await paidPurchase(market, [{ versionId }])
    const number = String(numbers[0])
    const acts = [
      () => market.api('POST', at(number, '/ship'), shipment, owner),
      () => market.api('POST', `/api/purchases/${key}/orders/${number}/cancel`),
    ]
    const [one, two] = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
    expect([one?.status, two?.status].sort()).toEqual([200, 409])
    const { status } = await orderOf(number)
    expect(await stockOf(market, versionId)).toBe(status === 'shipped' ? stock - 1 : stock)
  }
  for (let round = 0; round < 6; round++) {
    const { key, numbers } = await paidPurchase(market, [{ versionId }])
    const number = String(numbers[0])
    const acts = [
      () =>
        market.api(
          'POST',
          at(number, '/refunds'),
          { kind: 'amount', amount: 400, reason: 'goodwill', words: null, givenBack: 0 },
          owner,
        ),
      () => market.api('POST', `/api/purchases/${key}/orders/${number}/cancel`),
    ]
    await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
    await market.runJobs()
    const ended = await orderOf(number)
    expect(ended).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      amount_paid: 0,
      given_back: ended.total,
    })
  }
})
