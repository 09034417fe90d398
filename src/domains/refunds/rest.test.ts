import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyProblems, paidPurchase } from '../../../test/factories/paid-order.ts'
import { anOperator, mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aPurchase, followLink, stockOf } from '../../../test/factories/purchase.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let operator: Record<string, string>
let versionId: number
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
  operator = (await anOperator(market)).auth
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 100, price: 20_000 })).versionId
})
afterAll(async () => {
  const problems = await moneyProblems(market)
  await market.close()
  expect(problems).toEqual([])
})

const at = (number: string, rest = '') => `/api/companies/${team.companyId}/orders/${number}${rest}`
const asSeller = (method: string, path: string, body?: unknown) => market.api(method, path, body, team.owner)
/** Three pieces, of which one has left. */
async function partlySent({ cashOnDelivery = false, told = true } = {}) {
  let key: string
  let number: string
  if (cashOnDelivery) {
    const bought = await aPurchase(market, [{ versionId, quantity: 3 }], { [team.companyId]: { cashOnDelivery } })
    await followLink(market, bought)
    ;[key, number] = [bought.key, bought.orders[0].number]
  } else {
    const paid = await paidPurchase(market, [{ versionId, quantity: 3 }])
    ;[key, number] = [paid.key, String(paid.numbers[0])]
  }
  const shipment = { carrier: 'dpd', trackingNumber: '1000000000001U', items: [{ versionId, quantity: 1 }] }
  const sent = await asSeller('POST', at(number, '/ship'), shipment)
  if (sent.json.status !== 'partlyShipped') throw new Error(sent.text)
  if (told) await market.runJobs()
  return { key, number }
}
const refunds = async (number: string) => (await asSeller('GET', at(number, '/refunds'))).json
const giveBack = async (number: string, body: object) => {
  const { givenBack } = await refunds(number)
  return asSeller('POST', at(number, '/refunds'), { reason: 'soldOut', words: null, givenBack, ...body })
}
const orderOf = async (number: string) => (await asSeller('GET', at(number))).json
const notesOf = async (number: string) => {
  const { rows } = await market.query(
    'select note from order_events e join orders o on o.id = e.order_id where number = $1 order by e.id',
    [number],
  )
  return rows.map(({ note }) => note)
}

test('a mail that is written only after the rest was given up names what is in its parcel, and no more', async () => {
  const { number, key } = await partlySent({ told: false })
  await giveBack(number, { kind: 'rest' })
  await market.runJobs()
  const [{ email }] = (await market.query('select email from purchases where key = $1', [key])).rows
  const sent = (await mailsTo(market, email)).filter(({ template }) => template === 'orderShipped')
  expect(sent).toHaveLength(1)
  const told = JSON.stringify(sent[0]?.params.sections)
  expect(told).not.toContain('3 ×')
})

test('R14 the rest of an order is given up: its money goes back once, the order goes on as shipped and is completed in the end', async () => {
  const { number, key } = await partlySent()
  const before = await refunds(number)
  expect(before.rest).toMatchObject([{ pieces: 2 }])
  const stock = await stockOf(market, versionId)
  const answers = await Promise.all([
    giveBack(number, { kind: 'rest' }),
    giveBack(number, { kind: 'rest' }),
    giveBack(number, { kind: 'rest' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await refunds(number)).toMatchObject({
    rest: null,
    givenBack: 40_000,
    refunds: [{ kind: 'rest', amount: 40_000 }],
  })
  expect(await orderOf(number)).toMatchObject({
    status: 'shipped',
    paymentStatus: 'paid',
    shipments: [{ items: [{ versionId, quantity: 1 }] }],
  })
  expect((await notesOf(number)).slice(-2)).toEqual(['refund_decided', 'rest_given_up'])
  // What is not there is not offered again.
  expect(await stockOf(market, versionId)).toBe(stock)
  const late = { carrier: 'dpd', trackingNumber: '1000000000002U' }
  expect((await asSeller('POST', at(number, '/ship'), late)).json.code).toBe('already_shipped')
  expect((await giveBack(number, { kind: 'rest' })).json.code).toBe('refund_no_rest')
  await market.runJobs()
  const { rows } = await market.query(
    `select template from mails m join purchases p on p.email = m.recipient where p.key = $1 order by m.id`,
    [key],
  )
  const told = rows.map(({ template }) => template)
  expect(told.filter((one) => one === 'orderRefunded')).toHaveLength(1)
  expect(told.filter((one) => one === 'orderShipped')).toHaveLength(0)
  await market.query(`update orders set moved_at = now() - interval '40 days' where number = $1`, [number])
  await market.runJob('orders.assumeDelivered')
  await market.query(`update orders set moved_at = now() - interval '40 days' where number = $1`, [number])
  await market.runJob('orders.completeOrders')
  expect((await orderOf(number)).status).toBe('completed')
})

test('the operator does it as well; all the money, or the last unsent piece by its line, is the end of the rest too', async () => {
  const byOperator = await partlySent()
  const body = { kind: 'rest', reason: 'another', words: 'Sprzedawca nie odpowiada.', givenBack: 0 }
  const done = await market.api('POST', `/api/admin/orders/${byOperator.number}/refunds`, body, operator)
  expect(done).toMatchObject({ status: 200, json: { givenBack: 40_000 } })
  expect((await orderOf(byOperator.number)).status).toBe('shipped')

  const whole = await partlySent()
  await giveBack(whole.number, { kind: 'whole', reason: 'notDelivered' })
  expect(await orderOf(whole.number)).toMatchObject({ status: 'shipped', paymentStatus: 'refundDue' })

  const byLine = await partlySent()
  const [{ itemId }] = (await refunds(byLine.number)).rest
  await giveBack(byLine.number, { kind: 'line', itemId, quantity: 1 })
  expect((await orderOf(byLine.number)).status).toBe('partlyShipped')
  expect((await refunds(byLine.number)).rest).toMatchObject([{ pieces: 1 }])
  // Of what was sent: the rest still waits.
  await giveBack(byLine.number, { kind: 'amount', amount: 1_000, reason: 'goodwill' })
  expect((await orderOf(byLine.number)).status).toBe('partlyShipped')
  await giveBack(byLine.number, { kind: 'line', itemId, quantity: 1 })
  expect((await orderOf(byLine.number)).status).toBe('shipped')
})

test('what is paid at the door, or was taken back by the bank, is delivered without its rest', async () => {
  const { number } = await partlySent({ cashOnDelivery: true })
  expect((await giveBack(number, { kind: 'rest' })).json.code).toBe('order_not_refundable')
  const delivered = await asSeller('POST', at(number, '/deliver'))
  expect(delivered.json).toMatchObject({ status: 'delivered', paymentStatus: 'paid' })
  const [line] = (await refunds(number)).left.lines
  expect((await giveBack(number, { kind: 'line', itemId: line.itemId, quantity: 2 })).status).toBe(200)

  const paid = await partlySent()
  expect((await asSeller('POST', at(paid.number, '/deliver'))).json.code).toBe('order_not_deliverable')
})

test('what has left of an order may be claimed and sent back before the rest follows, and no more than that', async () => {
  const { number, key } = await partlySent()
  const [{ itemId }] = (await refunds(number)).rest
  const open = (kind: 'withdrawal' | 'claim', quantity: number) => {
    const who = { name: 'Anna Kowalska', email: 'anna.czesc@example.com', lines: [{ itemId, quantity }] }
    return kind === 'claim'
      ? market.api('POST', `/api/purchases/${key}/orders/${number}/returns`, {
          ...who,
          ...{ kind, words: 'Pęknięta obudowa.', wish: 'refund' },
        })
      : market.api('POST', `/api/purchases/${key}/orders/${number}/withdrawal`, who)
  }
  expect((await open('claim', 2)).json).toMatchObject({ code: 'return_pieces_taken' })
  const claim = await open('claim', 1)
  expect(claim.status).toBe(201)
  expect((await open('withdrawal', 1)).json.code).toBe('return_pieces_taken')
  const company = (rest: string) => `/api/companies/${team.companyId}/returns/${claim.json.id}${rest}`
  await asSeller('POST', company('/accept'), { remedy: 'refund', amount: null, words: '' })
  const found = { itemId, received: 1, sellable: 0, condition: 'asDescribed', deduction: 0, reason: null }
  expect((await asSeller('POST', company('/receive'), { lines: [found] })).status).toBe(200)
  expect((await asSeller('POST', company('/refund'))).json).toMatchObject({ status: 'settled', refunded: 20_000 })
  expect((await orderOf(number)).status).toBe('partlyShipped')
  expect((await open('withdrawal', 1)).json.code).toBe('return_pieces_taken')
  expect((await refunds(number)).rest).toMatchObject([{ pieces: 2 }])
  const rest = { carrier: 'dpd', trackingNumber: '1000000000003U' }
  expect((await asSeller('POST', at(number, '/ship'), rest)).json.status).toBe('shipped')
  const back = await open('withdrawal', 2)
  expect(back.status).toBe(201)
  const last = `/api/companies/${team.companyId}/returns/${back.json.id}`
  await asSeller('POST', `${last}/receive`, { lines: [{ ...found, received: 2, sellable: 2 }] })
  await asSeller('POST', `${last}/refund`)
  expect((await orderOf(number)).status).toBe('returned')
})
