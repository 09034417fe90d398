import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../../test/factories/order.ts'
import { anOperator } from '../../../../test/factories/person.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { assumeDelivered, completeOrders } from './go-on.ts'
import { closeMatter, openMatter } from './index.ts'
import { walkWaiting } from './walk-waiting.ts'

let market: TestMarket
let companyId: number
beforeAll(async () => {
  market = await testMarket()
  companyId = (await aSeller(market.deps)).companyId
})
afterAll(() => market.close())

const live = new AbortController().signal
const DAY = 86_400_000
type Over = Parameters<typeof anOrder>[2]
/** An order that stands so since some days. */
async function since(days: number, over: Over) {
  const order = await anOrder(market, companyId, over)
  const at = new Date(market.deps.now().getTime() - days * DAY)
  await market.query('update orders set moved_at = $2 where id = $1', [order.id, at])
  return order
}
const statusOf = async (id: number) =>
  (await market.query('select status, payment_status from orders where id = $1', [id])).rows[0]
const notesOf = async (id: number): Promise<string[]> =>
  (await market.query('select note from order_events where order_id = $1 order by id', [id])).rows.map(
    (row) => row.note,
  )

test('E10 what was sent counts as delivered after fourteen days, once; not before, nor where only the seller knows of the money', async () => {
  const due = await since(15, { status: 'shipped' })
  const young = await since(13, { status: 'shipped' })
  const atTheDoor = await since(30, { status: 'shipped', paymentStatus: 'onDelivery', cashOnDelivery: true })
  await Promise.all([assumeDelivered(market.deps, live), assumeDelivered(market.deps, live)])
  await assumeDelivered(market.deps, live)
  expect(
    [await statusOf(due.id), await statusOf(young.id), await statusOf(atTheDoor.id)].map((o) => o?.status),
  ).toEqual(['delivered', 'shipped', 'shipped'])
  expect(await notesOf(due.id)).toEqual(['placed', 'assumed_delivered'])
})

test('E10 a delivered order is completed once the time to withdraw is over and nothing is open', async () => {
  const due = await since(16, { status: 'delivered' })
  const lastDay = await since(14, { status: 'delivered' })
  const open = await since(16, { status: 'delivered' })
  const owed = await since(16, { status: 'delivered', paymentStatus: 'refundDue' })
  await openMatter(market.deps, open.id, 'return:1')
  await openMatter(market.deps, open.id, 'return:1')
  await Promise.all([completeOrders(market.deps, live), completeOrders(market.deps, live)])
  const standings = async () =>
    Promise.all([due, lastDay, open, owed].map(async ({ id }) => (await statusOf(id))?.status))
  expect(await standings()).toEqual(['completed', 'delivered', 'delivered', 'delivered'])
  await closeMatter(market.deps, open.id, 'return:1')
  await completeOrders(market.deps, live)
  expect(await standings()).toEqual(['completed', 'delivered', 'completed', 'delivered'])
  expect(await notesOf(due.id)).toEqual(['placed', 'completed'])
})

test('the buyer says to have it: what was to be paid at the door is paid, again it changes nothing, and nothing that was not sent is', async () => {
  const order = await since(1, { status: 'shipped', paymentStatus: 'onDelivery', cashOnDelivery: true })
  const say = ({ key, number }: { key: string; number: string }) =>
    market.api('POST', `/api/purchases/${key}/orders/${number}/received`)
  expect((await say(order)).json.orders[0]).toMatchObject({ status: 'delivered', paymentStatus: 'paid' })
  expect((await say(order)).status).toBe(200)
  expect(await notesOf(order.id)).toEqual(['placed', 'received'])
  const waiting = await since(1, { status: 'preparing' })
  expect(await say(waiting)).toMatchObject({ status: 409, json: { code: 'order_not_under_way' } })
  expect(await say({ ...waiting, key: order.key })).toMatchObject({ status: 404, json: { code: 'order_not_found' } })
})

const inShop = (days: number) => since(days, { status: 'ready', method: 'store_pickup' })

test('one that fails keeps none of the others waiting, and is told of', async () => {
  const orders = [await inShop(52), await inShop(51), await inShop(50)]
  const waiting = { status: 'ready', since: market.deps.now(), payments: ['paid'], unless: null } as const
  const met: number[] = []
  const walk = walkWaiting(market.deps, waiting, live, async ({ id }) => {
    if (id === orders[0]?.id) throw new Error('broken')
    met.push(id)
  })
  await expect(walk).rejects.toThrow('1 orders could not go on')
  expect(met).toEqual([orders[1]?.id, orders[2]?.id])
  await market.query(`update orders set status = 'delivered' where id = any($1)`, [orders.map(({ id }) => id)])
})

test('operators set the days, within what the law leaves them', async () => {
  const { auth } = await anOperator(market)
  const days = { collectionDays: 7, reminderDays: 2, arrivalDays: 14, withdrawalDays: 14 }
  const path = '/api/admin/order-settings'
  expect((await market.api('GET', path, undefined, auth)).json).toEqual(days)
  const refused = await market.api('PUT', path, { ...days, reminderDays: 7 }, auth)
  expect(refused.json).toMatchObject({ code: 'reminder_after_deadline' })
  expect(refused.text).toContain('reminderDays')
  expect((await market.api('PUT', path, { ...days, withdrawalDays: 13 }, auth)).status).toBe(422)
  const changed = { ...days, reminderDays: 0 }
  expect((await market.api('PUT', path, changed, auth)).json).toEqual(changed)
  expect((await market.api('GET', path, undefined, auth)).json).toEqual(changed)
})
