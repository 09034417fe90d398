import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moneyProblems } from '../../../test/factories/paid-order.ts'
import { anOperator, mailsTo } from '../../../test/factories/person.ts'
import { aReturnsDesk, BUYER, type Sold } from '../../../test/factories/returned-order.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { runClocks } from './clocks.ts'

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

/** The job runs twice, and on two machines at once; then the mails of what it did. */
async function tick() {
  await Promise.all([runClocks(market.deps), runClocks(market.deps), runClocks(market.deps)])
  await market.runJobs()
}
/** Mails about a case, by whom they went to and what the first line is about. */
const newsOf = async (id: number) =>
  (await mailsTo(market))
    .filter(({ params }) => new RegExp(`/(cases|returns)/${id}(\\?|$)`).test(params.link ?? ''))
    .map(({ recipient, params }) => `${recipient === BUYER.email ? 'buyer' : 'seller'}: ${params.what}`)
const matters = async ({ orderId }: Sold) =>
  (await market.query('select matter from order_matters where order_id = $1', [orderId])).rows.length
const stepsOf = async (id: number) =>
  (await market.query('select step, by_kind as by from return_events where case_id = $1 order by id', [id])).rows.map(
    ({ step, by }) => `${step} ${by}`,
  )

const ways = {
  'a withdrawal': async (sold: Sold) => (await desk.withdraw(sold, 1)).json.id as number,
  'an accepted claim': async (sold: Sold) => {
    const { id } = (await desk.open(sold, 'claim', 1)).json
    expect((await desk.bySeller(id, 'accept', { remedy: 'repair', words: '' })).status).toBe(200)
    return id as number
  },
}

describe.each(Object.entries(ways))('%s whose goods are never sent', (_, open) => {
  test('is told of before and after its day, then closes, holds no money any longer, and may be disputed', async () => {
    const sold = await desk.delivered(1)
    const id = await open(sold)
    await market.runJobs()
    const before = await newsOf(id)
    // Fourteen days, moved to a working day: at most eighteen with the holidays of a year's end.
    await desk.age(sold, 22)
    await tick()
    const told = (await newsOf(id)).slice(before.length)
    expect(told).toEqual([expect.stringMatching(/^buyer: termin /)])
    expect((await desk.caseOf(id)).close_until.getTime()).toBeGreaterThan(Date.now() + 13 * 86_400_000)
    await desk.age(sold, 13)
    await tick()
    expect((await desk.caseOf(id)).status).toMatch(/opened|accepted/)
    expect(await matters(sold)).toBe(1)
    await desk.age(sold, 10)
    await tick()
    expect((await desk.caseOf(id)).status).toBe('lapsed')
    expect((await stepsOf(id)).at(-1)).toBe('lapse system')
    expect(await matters(sold)).toBe(0)
    expect(await desk.orderOf(sold)).toMatchObject({ status: 'delivered', payment_status: 'paid', given_back: 0 })
    const closed = (await newsOf(id)).slice(before.length + 1)
    expect(closed.toSorted()).toEqual(
      ['buyer', 'seller'].map((who) => `${who}: Zgłoszenie wygasło: towaru nie odesłano`),
    )
    const asked = await desk.byBuyer(sold, id, 'dispute', { words: 'Wysłałam towar w terminie.' })
    expect(asked.json).toMatchObject({ status: 'disputed' })
    expect(await matters(sold)).toBe(1)
    const decision = { outcome: 'buyer', amount: null, words: 'Potwierdzenie nadania jest ważne.' }
    expect((await market.api('POST', `/api/admin/disputes/${id}/decision`, decision, operator)).status).toBe(200)
    expect(await desk.orderOf(sold)).toMatchObject({ given_back: 10_003 })
  })

  test('goes on where they were sent after the last reminder', async () => {
    const sold = await desk.delivered(1)
    const id = await open(sold)
    await desk.age(sold, 22)
    await tick()
    await desk.send(sold, id)
    await desk.age(sold, 60)
    await market.query('update return_cases set money_until = null where id = $1', [id])
    await tick()
    expect((await desk.caseOf(id)).status).toBe('sent')
  })
})

test('a claim that nobody answered yet closes by no clock of sending, and what closed long ago is not disputed', async () => {
  const [waiting, old] = [await desk.delivered(1), await desk.delivered(1)]
  const claim = (await desk.open(waiting, 'claim', 1)).json.id
  expect(await desk.caseOf(claim)).toMatchObject({ send_until: null, close_until: null })
  const id = await ways['a withdrawal'](old)
  await desk.age(old, 22)
  await tick()
  await desk.age(old, 22)
  await tick()
  await desk.age(old, 61)
  const late = await desk.byBuyer(old, id, 'dispute', { words: 'Wysłałam towar w terminie.' })
  expect([late.status, late.json.code]).toEqual([409, 'dispute_too_late'])
})

test('the operator decides how long both take; what was saved before they were known has the law’s days', async () => {
  const read = async () => (await market.api('GET', '/api/admin/return-rules', undefined, operator)).json
  await market.query(`delete from settings where key = 'returns'`)
  const rules = await read()
  expect(rules).toMatchObject({ sendDays: 14, closeDays: 14 })
  for (const [name, days] of [
    ['sendDays', 13],
    ['closeDays', 6],
  ] as const) {
    const refused = await market.api('PUT', '/api/admin/return-rules', { ...rules, [name]: days }, operator)
    expect(refused.json.errors.map(({ field }: { field: string }) => field)).toEqual([name])
  }
  const saved = { ...rules, sendDays: 30, closeDays: 7 }
  expect((await market.api('PUT', '/api/admin/return-rules', saved, operator)).status).toBe(200)
  const sold = await desk.delivered(1)
  const id = await ways['a withdrawal'](sold)
  await desk.age(sold, 25)
  await tick()
  expect((await desk.caseOf(id)).close_until).toBeNull()
  await market.query(`update settings set value = value - 'sendDays' - 'closeDays' where key = 'returns'`)
  expect(await read()).toMatchObject({ sendDays: 14, closeDays: 14 })
})
