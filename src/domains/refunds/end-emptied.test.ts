import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyProblems, paidPurchase } from '../../../test/factories/paid-order.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { stockOf } from '../../../test/factories/purchase.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { endEmptied } from './end-emptied.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let versionId: number
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 50, price: 20_000 })).versionId
})
afterAll(async () => {
  const problems = await moneyProblems(market)
  await market.close()
  expect(problems).toEqual([])
})

const live = new AbortController().signal
const at = (number: string, rest: string) => `/api/companies/${team.companyId}/orders/${number}/${rest}`
const asSeller = (number: string, rest: string, body?: unknown) =>
  market.api('POST', at(number, rest), body, team.owner)

/** Two pieces, `sent` of them sent, one given back; the last as an older program gave it back, which did not end the order with it. */
async function emptied(sent: 0 | 1) {
  const { numbers } = await paidPurchase(market, [{ versionId, quantity: sent + 2 }])
  const number = String(numbers[0])
  if (sent > 0) {
    const shipment = { carrier: 'dpd', trackingNumber: '1000000000001U', items: [{ versionId, quantity: 1 }] }
    expect((await asSeller(number, 'ship', shipment)).status).toBe(200)
  }
  const { left } = (await market.api('GET', at(number, 'refunds'), undefined, team.owner)).json
  const line = { kind: 'line', itemId: left.lines[0].itemId, quantity: 1, reason: 'soldOut', words: null, givenBack: 0 }
  expect((await asSeller(number, 'refunds', line)).status).toBe(200)
  await market.query(
    `with emptied as (insert into emptied_orders select id from orders where number = $1)
      update order_items set given_up = given_up + 1 where order_id = (select id from orders where number = $1)`,
    [number],
  )
  return number
}
const standing = async (number: string) =>
  (
    await market.query(
      `select o.status, o.payment_status as money, o.given_back = o.total as whole,
        (select count(*)::int from emptied_orders where order_id = o.id) as waits,
        (select array_agg(note order by id) from order_events where order_id = o.id) as notes from orders o where o.number = $1`,
      [number],
    )
  ).rows[0]
const run = () => Promise.all([endEmptied(market.deps, live), endEmptied(market.deps, live)])

test('of an order sent in part, all of whose rest was given back, what was sent counts as all of it', async () => {
  const number = await emptied(1)
  // Nobody could have sent it on.
  expect((await asSeller(number, 'ship', { carrier: 'dpd', trackingNumber: '1000000000002U' })).status).toBe(409)
  await run()
  await run()
  expect(await standing(number)).toMatchObject({ status: 'shipped', money: 'paid', whole: false, waits: 0 })
  expect((await standing(number)).notes.filter((note: string) => note === 'rest_given_up')).toHaveLength(1)
})

test('an order of which nothing is left and nothing was sent is called off once, and what is left of its money goes back', async () => {
  const stock = await stockOf(market, versionId)
  const number = await emptied(0)
  await run()
  await run()
  await market.runJobs()
  expect(await standing(number)).toMatchObject({ status: 'cancelled', money: 'refunded', whole: true, waits: 0 })
  // What was given up is not there.
  expect(await stockOf(market, versionId)).toBe(stock - 2)
})

test('what is in dispute waits, at the bank too, and is ended afterwards', async () => {
  const [asked, contested] = [await emptied(1), await emptied(0)]
  const dispute = (number: string, status: string, before: string | null) =>
    market.query('update orders set status = $2, status_before = $3 where number = $1', [number, status, before])
  const atBank = (is: boolean) =>
    market.query(
      'update payments set disputed = $2 where purchase_id = (select purchase_id from orders where number = $1)',
      [contested, is],
    )
  await dispute(asked, 'disputed', 'partlyShipped')
  await atBank(true)
  await run()
  expect(await standing(asked)).toMatchObject({ status: 'disputed', waits: 1 })
  expect(await standing(contested)).toMatchObject({ status: 'confirmed', waits: 1 })
  await dispute(asked, 'partlyShipped', null)
  await atBank(false)
  await run()
  expect(await standing(asked)).toMatchObject({ status: 'shipped', waits: 0 })
  expect(await standing(contested)).toMatchObject({ status: 'cancelled', waits: 0 })
})

test('one that went its own way meanwhile is left alone', async () => {
  const number = await emptied(0)
  const why = { reason: 'soldOut', words: null }
  expect((await asSeller(number, 'cancel-paid', why)).status).toBe(200)
  const before = await standing(number)
  await run()
  expect(await standing(number)).toEqual({ ...before, waits: 0 })
})
