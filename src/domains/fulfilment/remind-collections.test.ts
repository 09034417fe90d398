import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../test/factories/order.ts'
import { anOperator, mailsTo } from '../../../test/factories/person.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { remindCollections } from './remind-collections.ts'

let market: TestMarket
let companyId: number
beforeAll(async () => {
  market = await testMarket()
  companyId = (await aSeller(market.deps)).companyId
})
afterAll(() => market.close())

const live = new AbortController().signal
const DAY = 86_400_000
const pickup = { code: null, label: 'Sklep Kraków, ul. Długa 5' }
const buyer = { email: 'odbior@example.com' }
/** Waits in the shop for so many days. */
async function laidOut(days: number) {
  const over = { status: 'ready', method: 'store_pickup', delivery: 0, buyer, pickup } as const
  const order = await anOrder(market, companyId, over)
  const at = new Date(market.deps.now().getTime() - days * DAY)
  await market.query('update orders set moved_at = $2 where id = $1', [order.id, at])
  return order
}

test('R14 who has something waiting in a shop is reminded once, two days before the end; not where the operator wants none', async () => {
  const due = await laidOut(5.5)
  await laidOut(4)
  await Promise.all([remindCollections(market.deps, live), remindCollections(market.deps, live)])
  await remindCollections(market.deps, live)
  const mails = await mailsTo(market, buyer.email)
  expect(mails.map((mail) => [mail.template, mail.params.number, mail.params.place])).toEqual([
    ['orderReadyReminder', due.number, pickup.label],
  ])
  const { auth } = await anOperator(market)
  const days = { collectionDays: 7, reminderDays: 0, arrivalDays: 14, withdrawalDays: 14 }
  expect((await market.api('PUT', '/api/admin/order-settings', days, auth)).status).toBe(200)
  await laidOut(6)
  await remindCollections(market.deps, live)
  expect(await mailsTo(market, buyer.email)).toHaveLength(1)
})
