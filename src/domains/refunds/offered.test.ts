import { afterAll, beforeAll, expect, test } from 'vitest'
import { paidPurchase } from '../../../test/factories/paid-order.ts'
import { anOperator, aPerson } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aPurchase, followLink } from '../../../test/factories/purchase.ts'
import { aTeam } from '../../../test/factories/team.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import { ORDER_PAYMENT_STATUSES, ORDER_STATUSES, type OrderView, piecesOf } from '../orders/contract.ts'
import { mayCancel } from './rules/may-refund.ts'

let market: TestMarket
let team: Awaited<ReturnType<typeof aTeam>>
let operator: Record<string, string>
let buyer: Awaited<ReturnType<typeof aPerson>>
let versionId: number
beforeAll(async () => {
  market = await testMarket()
  team = await aTeam(market)
  operator = (await anOperator(market)).auth
  buyer = await aPerson(market)
  versionId = (await aProduct(market.deps, team.companyId, { quantity: 500, price: 100_003 })).versionId
})
afterAll(() => market.close())

type Bought = { key: string; number: string; purchaseId: number }
/** One order of the buyer's account, accepted. */
async function bought(cashOnDelivery: boolean): Promise<Bought> {
  let key: string
  if (cashOnDelivery) {
    const placed = await aPurchase(market, [{ versionId }], { [team.companyId]: { cashOnDelivery } })
    await followLink(market, placed)
    key = placed.key
  } else key = (await paidPurchase(market, [{ versionId }])).key
  await market.query('update purchases set user_id = $1 where key = $2', [buyer.id, key])
  const { rows } = await market.query(
    'select o.number, o.purchase_id from orders o join purchases p on p.id = o.purchase_id where p.key = $1',
    [key],
  )
  return { key, number: rows[0].number, purchaseId: Number(rows[0].purchase_id) }
}
/** False where the database knows no such order. */
async function becomes({ number, purchaseId }: Bought, status: string, paymentStatus: string, disputed: boolean) {
  try {
    await market.query(
      `update orders set status = $2, payment_status = $3, held_until = case when $2 = 'pending' then now() + interval '1 hour' end
       where number = $1`,
      [number, status, paymentStatus],
    )
  } catch {
    return false
  }
  await market.query('update payments set disputed = $2 where purchase_id = $1', [purchaseId, disputed])
  return true
}
/** Nothing by card is paid on delivery; at the door nothing is paid before it is there. */
function mayBe(status: OrderView['status'], paymentStatus: OrderView['paymentStatus'], cash: boolean): boolean {
  if (!cash) return paymentStatus !== 'onDelivery'
  return (
    paymentStatus !== 'unpaid' &&
    (paymentStatus === 'onDelivery' || ['received', 'cameBack'].includes(piecesOf(status)))
  )
}
async function offeredTo({ key, number }: Bought) {
  const page = (await market.api('GET', `/api/purchases/${key}/refunds`)).json.orders[0]
  const list = (await market.api('GET', '/api/account/purchases', undefined, buyer.auth)).json.purchases
  const own = list.find((one: { key: string }) => one.key === key)
  const order = own.orders[0] as OrderView
  const any = (await market.api('GET', `/api/admin/orders/${number}/refunds`, undefined, operator)).json
  return { page: page.mayCancel, list: mayCancel('buyer', order, own.inDispute), operator: any.mayCancel }
}

test.each([
  ['paid by card', false],
  ['on delivery', true],
])(
  'what is not paid or confirmed may be given up as long as its time lasts, as pages offer it, and not until the clock comes: %s',
  async (_, cash) => {
    for (const seconds of [60, 0, -1]) {
      const { key } = await aPurchase(
        market,
        [{ versionId }],
        cash ? { [team.companyId]: { cashOnDelivery: true } } : {},
      )
      const ends = new Date(market.deps.now().getTime() + seconds * 1000)
      await market.query(
        `with held as (update orders set held_until = $2 where purchase_id = (select id from purchases where key = $1))
        update purchases set held_until = $2 where key = $1`,
        [key, ends],
      )
      const { heldUntil, now } = (await market.api('GET', `/api/purchases/${key}`)).json
      const isOffered = heldUntil > now
      expect([seconds, isOffered]).toEqual([seconds, seconds > 0])
      const { status, json } = await market.api('POST', `/api/purchases/${key}/cancel`)
      expect([seconds, status, json.code]).toEqual([
        seconds,
        ...(isOffered ? [200, undefined] : [409, 'nothing_to_cancel']),
      ])
      await market.runJob('orders.releaseHolds')
      const { orders } = (await market.api('GET', `/api/purchases/${key}`)).json
      expect(orders[0].status).toBe(isOffered ? 'cancelled' : 'expired')
    }
  },
)

test.each([
  ['paid by card', false],
  ['on delivery', true],
])(
  'what may be called off is offered, and nothing else: %s, in every status, of money too, with a chargeback and without',
  async (_, cash) => {
    let one = await bought(cash)
    const seen = { combinations: 0, byBuyer: 0, byOperator: 0 }
    for (const status of ORDER_STATUSES) {
      for (const paymentStatus of ORDER_PAYMENT_STATUSES) {
        for (const disputed of paymentStatus === 'paid' && !cash ? [false, true] : [false]) {
          const combination = `${status}, ${paymentStatus}${disputed ? ', in dispute' : ''}`
          if (!mayBe(status, paymentStatus, cash) || !(await becomes(one, status, paymentStatus, disputed))) continue
          seen.combinations += 1
          const offered = await offeredTo(one)
          expect([combination, offered.list]).toEqual([combination, offered.page])
          const cancel = `/api/purchases/${one.key}/orders/${one.number}/cancel`
          if (status === 'cancelled') {
            // To press again changes nothing, and is offered to nobody.
            expect([combination, offered]).toEqual([combination, { page: false, list: false, operator: false }])
            continue
          }
          const byBuyer = await market.api('POST', cancel)
          expect([combination, byBuyer.status]).toEqual([combination, offered.page ? 200 : 409])
          if (offered.page) {
            expect((await market.api('POST', cancel)).status).toBe(200)
            one = await bought(cash)
            await becomes(one, status, paymentStatus, disputed)
          }
          const why = { reason: 'another', words: 'Podejrzenie oszustwa' }
          const byOperator = await market.api('POST', `/api/admin/orders/${one.number}/cancel`, why, operator)
          expect([combination, byOperator.status]).toEqual([combination, offered.operator ? 200 : 409])
          if (offered.operator) one = await bought(cash)
          seen.byBuyer += Number(offered.page)
          seen.byOperator += Number(offered.operator)
        }
      }
    }
    expect(seen.combinations).toBeGreaterThan(cash ? 15 : 30)
    expect(seen.byBuyer).toBe(1)
    expect(seen.byOperator).toBeGreaterThan(seen.byBuyer)
  },
  180_000,
)
