import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyProblems } from '../../../test/factories/paid-order.ts'
import { anOperator } from '../../../test/factories/person.ts'
import { aReturnsDesk, type Sold } from '../../../test/factories/returned-order.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'

let market: TestMarket
let desk: Awaited<ReturnType<typeof aReturnsDesk>>
let operator: Record<string, string>
beforeAll(async () => {
  market = await testMarket()
  desk = await aReturnsDesk(market)
  operator = (await anOperator(market)).auth
})
afterAll(async () => {
  const problems = await moneyProblems(market)
  await market.close()
  expect(problems).toEqual([])
})

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort()
const dispute = (sold: Sold, id: number) => desk.byBuyer(sold, id, 'dispute', { words: 'Nie zgadzam się z tym.' })
const reject = (id: number) => desk.bySeller(id, 'reject', { words: 'To nie jest wada towaru.' })
const decide = (id: number, amount: number | null = null) => {
  const verdict = { outcome: 'buyer', amount, words: 'Sprzedawca nie dowiódł swego.' }
  return market.api('POST', `/api/admin/disputes/${id}/decision`, verdict, operator)
}
const refundLines = async ({ number, itemId }: Sold, pieces: number, givenBack: number) => {
  const body = { kind: 'line', itemId, quantity: pieces, reason: 'goodwill', words: 'Ugoda z kupującym.', givenBack }
  return market.api('POST', desk.company(`/orders/${number}/refunds`), body, desk.owner)
}

test('of two pieces, four who ask for both in different ways at once get one case', async () => {
  const sold = await desk.delivered(2)
  const answers = await Promise.all([
    desk.withdraw(sold, 2),
    desk.open(sold, 'claim', 2),
    desk.withdraw(sold, 1).then(async (first) => (first.status === 201 ? first : desk.withdraw(sold, 2))),
    desk.open(sold, 'claim', 2),
  ])
  const opened = answers.filter(({ status }) => status === 201)
  const { rows } = await market.query(
    `select sum(quantity)::int as pieces from return_lines l join return_cases c on c.id = l.case_id where c.order_id = $1`,
    [sold.orderId],
  )
  expect(opened.length).toBeGreaterThan(0)
  expect(rows[0].pieces).toBeLessThanOrEqual(2)
  for (const { json } of answers.filter(({ status }) => status !== 201)) expect(json.code).toBe('return_pieces_taken')
})

test('an order has one dispute at a time, and a case one in its life', async () => {
  const sold = await desk.delivered(2)
  const ids = [(await desk.open(sold, 'claim', 1)).json.id, (await desk.open(sold, 'claim', 1)).json.id]
  for (const id of ids) await reject(id)
  const answers = await Promise.all([...ids, ...ids].map((id) => dispute(sold, id)))
  expect(statuses(answers)).toEqual([200, 409, 409, 409])
  const disputed = answers.find(({ status }) => status === 200)?.json.id
  const decided = await Promise.all([decide(disputed), decide(disputed), decide(disputed)])
  expect(statuses(decided)).toEqual([200, 409, 409])
  expect(await desk.orderOf(sold)).toMatchObject({ given_back: 10_003, status: 'delivered' })
  expect((await dispute(sold, disputed)).json.code).toBe('case_disputed')
})

test('a rejected claim is not opened anew while another case has its piece, also at the same moment', async () => {
  const sold = await desk.delivered(1)
  const first = (await desk.open(sold, 'claim', 1)).json.id
  await reject(first)
  const second = (await desk.withdraw(sold, 1)).json.id
  const refused = await desk.byBuyer(sold, first, 'dispute', { words: 'Nie zgadzam się z tym.' })
  expect(refused).toMatchObject({ status: 409, json: { code: 'return_pieces_taken' } })
  await desk.byBuyer(sold, second, 'cancel')
  const [again, asked] = await Promise.all([desk.open(sold, 'claim', 1), dispute(sold, first)])
  expect(statuses([again, asked]).filter((status) => status < 300)).toHaveLength(1)
  if (asked.status !== 200) await desk.byBuyer(sold, again.json.id, 'cancel')
  else await decide(first)
  expect((await desk.orderOf(sold)).given_back).toBeLessThanOrEqual(sold.total)
})

test('pieces that were refunded or given up are not sent back once more', async () => {
  const sold = await desk.delivered(2)
  const [refunded] = await Promise.all([refundLines(sold, 1, 0), desk.withdraw(sold, 2)])
  expect([200, 201]).toContain(refunded.status)
  expect((await desk.withdraw(sold, 2)).json.code).toBe('return_pieces_taken')

  const partly = await desk.ship(3, 1)
  const { givenBack } = (
    await market.api('GET', desk.company(`/orders/${partly.number}/refunds`), undefined, desk.owner)
  ).json
  const rest = { kind: 'rest', reason: 'soldOut', words: null, givenBack }
  await market.api('POST', desk.company(`/orders/${partly.number}/refunds`), rest, desk.owner)
  expect((await desk.withdraw(partly, 2)).json).toMatchObject({ code: 'return_pieces_taken' })
  const asked = await Promise.all([desk.withdraw(partly, 1), desk.withdraw(partly, 1)])
  expect(statuses(asked)).toEqual([201, 409])
})

test('a case whose pieces were paid for in another way pays nothing twice', async () => {
  const sold = await desk.delivered(1)
  const { id } = (await desk.withdraw(sold, 1)).json
  await desk.receive(sold, id, 1)
  const answers = await Promise.all([refundLines(sold, 1, 0), desk.bySeller(id, 'refund'), dispute(sold, id)])
  expect(answers.some(({ status }) => status < 300)).toBe(true)
  if ((await desk.caseOf(id)).status === 'disputed') await decide(id)
  expect(Number((await desk.orderOf(sold)).given_back)).toBeLessThanOrEqual(sold.total)
})

test('who opens a settled case anew gets what was deducted, once', async () => {
  const sold = await desk.delivered(1)
  const { id } = (await desk.withdraw(sold, 1)).json
  await desk.receive(sold, id, 1, 3_000)
  await desk.bySeller(id, 'refund')
  expect((await desk.withdraw(sold, 1)).status).toBe(409)
  await dispute(sold, id)
  expect((await decide(id, 99_999)).status).toBeGreaterThanOrEqual(400)
  expect(statuses(await Promise.all([decide(id), decide(id)]))).toEqual([200, 409])
  expect(await desk.orderOf(sold)).toMatchObject({ given_back: sold.total })
})
