import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyProblems, paidPurchase } from '../../../test/factories/paid-order.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aPurchase, followLink, stockOf } from '../../../test/factories/purchase.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { endCollections } from './end-collections.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let versionId: number
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 50 })).versionId
})
afterAll(async () => {
  const problems = await moneyProblems(market)
  await market.close()
  expect(problems).toEqual([])
})

const live = new AbortController().signal
/** Laid out in the shop for so many days. */
const layOut = (number: string, days: number) =>
  market.query(
    `update orders set method = 'store_pickup', status = 'ready', moved_at = $2::timestamptz - make_interval(days => $3) where number = $1`,
    [number, market.deps.now(), days],
  )
const standing = async (number: string) =>
  (
    await market.query(
      `select status, payment_status as money, given_back = total as back,
        (select array_agg(note order by id) from order_events where order_id = orders.id) as notes from orders where number = $1`,
      [number],
    )
  ).rows[0]

test('E10 what nobody collects is called off once the days are over: stock returns once, and what was paid goes back once', async () => {
  const paid = String((await paidPurchase(market, [{ versionId, quantity: 2 }])).numbers[0])
  const young = String((await paidPurchase(market, [{ versionId }])).numbers[0])
  const bought = await aPurchase(market, [{ versionId }], { [team.companyId]: { cashOnDelivery: true } })
  await followLink(market, bought)
  const atTheDoor = String(bought.orders[0].number)
  const stock = await stockOf(market, versionId)
  await layOut(paid, 8)
  await layOut(young, 6)
  await layOut(atTheDoor, 8)
  await Promise.all([endCollections(market.deps, live), endCollections(market.deps, live)])
  await endCollections(market.deps, live)
  await market.runJobs()
  expect(await standing(paid)).toMatchObject({ status: 'cancelled', back: true })
  expect((await standing(paid)).notes).toContain('not_collected')
  expect(await standing(atTheDoor)).toMatchObject({ status: 'cancelled', money: 'onDelivery' })
  expect(await standing(young)).toMatchObject({ status: 'ready', money: 'paid' })
  expect(await stockOf(market, versionId)).toBe(stock + 3)
})

test('E10 collected at the very moment the days are over: one of both happens, and stock says which', async () => {
  for (let round = 0; round < 4; round++) {
    const number = String((await paidPurchase(market, [{ versionId }])).numbers[0])
    await layOut(number, 8)
    const stock = await stockOf(market, versionId)
    const collect = () =>
      market.api('POST', `/api/companies/${team.companyId}/orders/${number}/deliver`, undefined, team.owner)
    const acts = [collect, () => endCollections(market.deps, live)]
    await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
    const { status } = await standing(number)
    expect(['delivered', 'cancelled']).toContain(status)
    expect(await stockOf(market, versionId)).toBe(status === 'cancelled' ? stock + 1 : stock)
  }
})
