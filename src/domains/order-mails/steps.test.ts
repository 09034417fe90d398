import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../../test/factories/person.ts'
import { aProduct } from '../../../test/factories/product.ts'
import { aCart, anna, followLink, orderBody } from '../../../test/factories/purchase.ts'
import { aSeller } from '../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../test/market.ts'
import type { OrderStatus } from '../orders/contract.ts'
import { mailed, moveOrders } from '../orders/index.ts'

let market: TestMarket
let seller: Awaited<ReturnType<typeof aSeller>>
beforeAll(async () => {
  market = await testMarket()
  seller = await aSeller(market.deps)
})
afterAll(() => market.close())

let buyers = 0
/** An accepted order on delivery, put where a step of the table begins. */
async function orderIn(status: OrderStatus) {
  buyers += 1
  const buyer = { ...anna, email: `step${buyers}@example.com`, phone: `+48 602${String(buyers).padStart(6, '0')}` }
  const product = await aProduct(market.deps, seller.companyId, { title: 'ThinkPad T480' })
  const cart = await aCart(market, [product], { [seller.companyId]: { cashOnDelivery: true } })
  const placed = await market.api('POST', '/api/checkout/orders', orderBody(cart, { buyer, locale: 'en-US' }))
  if (placed.status !== 201) throw new Error(placed.text)
  await followLink(market, placed.json)
  await market.runJobs()
  const { number } = placed.json.orders[0]
  const { rows } = await market.query(
    `update orders set status = $1, pickup = '{"code":null,"label":"Shop, Kraków"}' where number = $2
     returning id, payment_status`,
    [status, number],
  )
  return { id: Number(rows[0].id), paymentStatus: rows[0].payment_status, email: buyer.email, number }
}
const ofBuyer = async (email: string) => (await mailsTo(market, email)).map(({ template }) => template as string)

/** What each mail of one order's steps is called; those of whole purchases and of cases are tried where each life is driven (`one-mail`). */
const EXPECTED: Record<Exclude<mailed.ToldStep, 'trackingCorrected'>, string> = {
  ready: 'orderReady',
  partlyShipped: 'parcelsSent',
  shipped: 'orderOnItsWay',
  delivered: 'orderDelivered',
}
const STEPS = Object.entries(mailed.ORDER_STEPS).flatMap(([from, steps]) =>
  Object.entries(steps).flatMap(([to, { mail, events, by }]) =>
    mail !== null && mail in EXPECTED
      ? [
          {
            from: from as OrderStatus,
            to: to as OrderStatus,
            mail: mail as keyof typeof EXPECTED,
            event: events[0],
            by: by[0],
          },
        ]
      : [],
  ),
)

test('T06 every step of which the table says that it has a mail is told, once, however often its job runs', async () => {
  expect(new Set(STEPS.map(({ mail }) => mail))).toEqual(new Set(Object.keys(EXPECTED)))
  for (const { from, to, mail, event, by } of STEPS) {
    if (event === undefined || by === undefined) throw new Error(`${from} → ${to} tells nothing`)
    const { id, paymentStatus, email, number } = await orderIn(from)
    const before = await ofBuyer(email)
    const move = { id, from: { status: from, paymentStatus }, to: { status: to, paymentStatus }, event }
    await market.deps.db.transaction().execute((db) => moveOrders({ ...market.deps, db }, by, [move]))
    await market.runJobs()
    const at = market.deps.now().toISOString()
    await market.runJob('orderMails.step', { orderId: id, step: mail, at })
    expect([from, to, await ofBuyer(email)]).toEqual([from, to, [...before, EXPECTED[mail]]])
    const told = (await mailsTo(market, email)).at(-1)
    expect(told).toMatchObject({ locale: 'en-US', params: { number, seller: expect.any(String) } })
  }
})

test('a step that needs no mail writes none', async () => {
  const { id, paymentStatus, email } = await orderIn('confirmed')
  const before = await ofBuyer(email)
  const move = { id, from: { status: 'confirmed', paymentStatus }, to: { status: 'preparing', paymentStatus } } as const
  await market.deps.db
    .transaction()
    .execute((db) => moveOrders({ ...market.deps, db }, 'seller', [{ ...move, event: 'preparing' }]))
  await market.runJobs()
  expect(await ofBuyer(email)).toEqual(before)
})

test('whoever deletes the account is not written to any more', async () => {
  const { id, paymentStatus, email } = await orderIn('shipped')
  const { rows } = await market.query(
    `insert into users (email, username, first_name, last_name, phone, locale, status, deleted_at, permissions, password_hash)
     values ($1, $1, '', '', '', 'pl-PL', 'deleted', now(), 'buyer', '') returning id`,
    [`gone-${id}@example.com`],
  )
  await market.query('update purchases set user_id = $1 where id = (select purchase_id from orders where id = $2)', [
    rows[0].id,
    id,
  ])
  const before = await ofBuyer(email)
  const move = { id, from: { status: 'shipped', paymentStatus }, to: { status: 'delivered', paymentStatus } } as const
  await market.deps.db
    .transaction()
    .execute((db) => moveOrders({ ...market.deps, db }, 'seller', [{ ...move, event: 'delivered' }]))
  await market.runJobs()
  expect(await ofBuyer(email)).toEqual(before)
})
