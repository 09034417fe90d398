import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moneyProblems } from '../../../test/factories/paid-order.ts'
import { anOperator, mailsTo } from '../../../test/factories/person.ts'
import { aReturnsDesk, BUYER } from '../../../test/factories/returned-order.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { runClocks } from './clocks.ts'
import { openCase } from './open-case.ts'

let market: TestMarket
let desk: Awaited<ReturnType<typeof aReturnsDesk>>
let operator: Record<string, string>
beforeAll(async () => {
  market = await testMarket()
  desk = await aReturnsDesk(market)
  operator = (await anOperator(market)).auth
  const policy = { returnDays: 30, exchangeDays: 30, warrantyMonths: null, returnPaidBy: 'buyer', returnAddress: null }
  await market.api('PUT', desk.company('/return-policy'), policy, desk.owner)
})
afterAll(async () => {
  const problems = await moneyProblems(market)
  await market.close()
  expect(problems).toEqual([])
})

/** The job runs twice, and on two machines at once. */
async function tick(now?: Date) {
  const deps = now ? { ...market.deps, now: () => now } : market.deps
  await Promise.all([runClocks(deps), runClocks(deps), runClocks(deps)])
  await runClocks(deps)
}
const stepsOf = async (id: number) =>
  (await market.query('select step, by_kind as by from return_events where case_id = $1 order by id', [id])).rows.map(
    ({ step, by }) => `${step} ${by}`,
  )
/** Who was reminded of a case. */
const remindersOf = async (id: number) => {
  const mails = await mailsTo(market)
  const own = mails.filter(({ params }) => new RegExp(`/(cases|returns)/${id}(\\?|$)`).test(params.link ?? ''))
  return own
    .filter(({ params }) => params.what?.startsWith('termin '))
    .map(({ recipient }) => (recipient === BUYER.email ? 'buyer' : 'seller'))
}
const statusOf = async (id: number) => (await desk.caseOf(id)).status

describe('a claim that nobody answers', () => {
  test('is accepted as it was asked for, once; its money goes back after the proof of sending, and nobody has to ask', async () => {
    const sold = await desk.delivered(1)
    const { id } = (await desk.open(sold, 'claim', 1)).json
    await tick()
    expect(await statusOf(id)).toBe('opened')
    await desk.age(sold, 20)
    await tick()
    expect(await stepsOf(id)).toEqual(['open buyer', 'accept system'])
    expect(await desk.caseOf(id)).toMatchObject({ remedy: 'refund', money_until: null })
    await desk.send(sold, id)
    const { money_until: until } = await desk.caseOf(id)
    expect(new Date(until).getTime()).toBeGreaterThan(Date.now() + 13 * 86_400_000)
    await desk.age(sold, 16)
    await tick()
    expect(await statusOf(id)).toBe('sent')
    await desk.age(sold, 10)
    await tick()
    expect(await stepsOf(id)).toEqual(['open buyer', 'accept system', 'send buyer', 'refund system'])
    expect(await desk.orderOf(sold)).toMatchObject({ given_back: sold.total, status: 'returned' })
  })

  test('of a lower price pays it at once, and no more than the goods come to', async () => {
    const sold = await desk.delivered(2)
    const { id } = (await desk.open(sold, 'claim', 1, { wish: 'priceReduction', wishAmount: 99_999 })).json
    await desk.age(sold, 20)
    await tick()
    expect(await desk.caseOf(id)).toMatchObject({ status: 'settled', remedy: 'priceReduction' })
    expect(await desk.orderOf(sold)).toMatchObject({ given_back: 10_003, status: 'delivered' })
  })

  test('stays where the operator says that silence is no answer', async () => {
    const sold = await desk.delivered(1)
    const { id } = (await desk.open(sold, 'claim', 1)).json
    const rules = (await market.api('GET', '/api/admin/return-rules', undefined, operator)).json
    expect((await market.api('PUT', '/api/admin/return-rules', { ...rules, answerDays: 15 }, operator)).status).toBe(
      422,
    )
    await market.api('PUT', '/api/admin/return-rules', { ...rules, silenceAccepts: false }, operator)
    await desk.age(sold, 20)
    await tick()
    expect(await statusOf(id)).toBe('opened')
    await market.api('PUT', '/api/admin/return-rules', rules, operator)
    await tick()
    expect(await statusOf(id)).toBe('accepted')
  })
})

describe('money that nobody gives back', () => {
  test('goes back of goods that were handed over without a parcel, less what was deducted', async () => {
    const sold = await desk.delivered(1)
    const { id } = (await desk.open(sold, 'claim', 1)).json
    await desk.bySeller(id, 'accept', { remedy: 'refund', words: 'Uznajemy.' })
    await desk.receive(sold, id, 1, 1_000)
    await desk.age(sold, 26)
    await tick()
    expect(await stepsOf(id)).toContain('refund system')
    expect(await desk.orderOf(sold)).toMatchObject({ given_back: sold.total - 1_000 })
  })

  test('stays where the parcel was empty; that is a matter for the operator', async () => {
    const sold = await desk.delivered(1)
    const { id } = (await desk.withdraw(sold, 1)).json
    await desk.send(sold, id)
    await desk.receive(sold, id, 0)
    await desk.age(sold, 40)
    await tick()
    expect(await statusOf(id)).toBe('received')
    expect(await remindersOf(id)).toEqual([])
    expect((await desk.byBuyer(sold, id, 'dispute', { words: 'Wysłałam towar, mam dowód.' })).status).toBe(200)
    await tick()
    expect(await desk.orderOf(sold)).toMatchObject({ given_back: 0, status: 'disputed' })
  })

  test('stays with an order whose money is not there, and keeps no other case waiting', async () => {
    const [unpaid, other] = [await desk.delivered(1), await desk.delivered(1)]
    const ids = []
    for (const sold of [unpaid, other]) {
      const { id } = (await desk.withdraw(sold, 1)).json
      await desk.send(sold, id)
      await desk.age(sold, 40)
      ids.push(id)
    }
    await market.query(`update orders set payment_status = 'refundDue' where id = $1`, [unpaid.orderId])
    await tick()
    expect(await Promise.all(ids.map(statusOf))).toEqual(['sent', 'settled'])
    await market.query(`update orders set payment_status = 'paid' where id = $1`, [unpaid.orderId])
    await tick()
    expect(await desk.orderOf(unpaid)).toMatchObject({ given_back: unpaid.total })
  })
})

test('goods that nobody sends: an agreed return or exchange is over after the days of grace, a withdrawal not yet', async () => {
  const sold = await desk.delivered(3)
  const ids = [
    (await desk.open(sold, 'return', 1)).json.id,
    (await desk.open(sold, 'exchange', 1)).json.id,
    (await desk.withdraw(sold, 1)).json.id,
  ]
  await desk.age(sold, 17)
  await tick()
  expect(await Promise.all(ids.map(statusOf))).toEqual(['opened', 'opened', 'opened'])
  await desk.age(sold, 9)
  await tick()
  expect(await Promise.all(ids.map(statusOf))).toEqual(['lapsed', 'lapsed', 'opened'])
  expect(await stepsOf(ids[0])).toEqual(['open buyer', 'lapse system'])
  // What lapsed has its pieces no longer.
  expect((await desk.withdraw(sold, 2)).status).toBe(201)
})

test('each side is reminded once, three days before, and not of what it has done', async () => {
  const sold = await desk.delivered(4)
  const claim = (await desk.open(sold, 'claim', 1)).json.id
  const answered = (await desk.open(sold, 'claim', 1)).json.id
  const back = (await desk.withdraw(sold, 1)).json.id
  const until: Date = (await desk.caseOf(claim)).answer_until
  const soon = new Date(until.getTime() - 3 * 86_400_000)
  await tick(new Date(soon.getTime() - 1))
  expect(await Promise.all([claim, answered, back].map(remindersOf))).toEqual([[], [], []])
  await desk.bySeller(answered, 'reject', { words: 'Uszkodzenie z winy kupującego.' })
  await tick(soon)
  expect(await Promise.all([claim, answered, back].map(remindersOf))).toEqual([['seller'], [], ['buyer']])
  // A step begins another wait, with a reminder of its own.
  await desk.send(sold, back)
  await tick(soon)
  await tick(soon)
  expect(await remindersOf(back)).toEqual(['buyer', 'seller'])
})

test('the seller’s overview counts what waits for it, with the nearest day, and nothing that waits for buyers', async () => {
  const waiting = async () => (await market.api('GET', desk.company('/returns-waiting'), undefined, desk.owner)).json
  const before = (await waiting()).count
  const sold = await desk.delivered(2)
  const back = (await desk.withdraw(sold, 1)).json.id
  expect((await waiting()).count).toBe(before)
  const claim = (await desk.open(sold, 'claim', 1)).json.id
  await desk.age(sold, 60)
  const [{ day }] = (
    await market.query(
      `select to_char((answer_until - interval '1 second') at time zone 'Europe/Warsaw', 'YYYY-MM-DD') as day
        from return_cases where id = $1`,
      [claim],
    )
  ).rows
  expect(await waiting()).toEqual({ count: before + 1, nearest: day })
  await desk.send(sold, back)
  expect((await waiting()).count).toBe(before + 2)
  await desk.bySeller(claim, 'reject', { words: 'To nie jest wada towaru.' })
  expect((await waiting()).count).toBe(before + 1)
})

test('one case that fails keeps none of the others waiting, and is told of', async () => {
  const [broken, sound] = [await desk.delivered(1), await desk.delivered(1)]
  const ids = [(await desk.open(broken, 'claim', 1)).json.id, (await desk.open(sound, 'claim', 1)).json.id]
  await market.query('update return_cases set wish = null where id = $1', [ids[0]])
  await desk.age(broken, 21)
  await desk.age(sound, 20)
  await expect(runClocks(market.deps)).rejects.toThrow('1 cases could not go on')
  expect(await Promise.all(ids.map(statusOf))).toEqual(['opened', 'accepted'])
  await market.query(`update return_cases set wish = 'repair' where id = $1`, [ids[0]])
  await tick()
  expect(await statusOf(ids[0])).toBe('accepted')
})

test.each([
  // The last second of a day, and the first moment of the next: the fourteenth day ends at midnight in Warsaw.
  ['2027-10-12T21:59:59.999Z', '2027-10-26T22:00:00.000Z'],
  ['2027-10-12T22:00:00.000Z', '2027-10-27T22:00:00.000Z'],
  // The clock goes back on 31 October: the last day begins and ends in winter time.
  ['2027-10-19T12:00:00.000Z', '2027-11-02T23:00:00.000Z'],
  // It goes forward on 28 March, which is Easter besides: the Tuesday after is the last day.
  ['2027-03-14T22:59:59.000Z', '2027-03-30T22:00:00.000Z'],
])('a claim of %s is answered until %s, and not a moment longer', async (opened, until) => {
  const sold = await desk.delivered(1)
  const then = { ...market.deps, now: () => new Date(opened) }
  const id = await openCase(then, sold, {
    ...{ ...BUYER, kind: 'claim', words: 'Ekran gaśnie po godzinie.', wish: 'repair', wishAmount: null },
    ...{ lines: [{ itemId: sold.itemId, quantity: 1 }], nonProfessional: false },
  })
  expect((await desk.caseOf(id)).answer_until.toISOString()).toBe(until)
  const end = new Date(until)
  await tick(new Date(end.getTime() - 1))
  expect(await statusOf(id)).toBe('opened')
  await tick(end)
  expect(await stepsOf(id)).toEqual(['open buyer', 'accept system'])
})
