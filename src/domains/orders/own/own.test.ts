import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOrder } from '../../../../test/factories/order.ts'
import { anOperator, aPerson, authOf } from '../../../../test/factories/person.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { ORDER_STATUSES } from '../contract.ts'
import { BUYER_TABS, buyerTabStatuses } from '../rules/buyer-tabs.ts'

let market: TestMarket
let companyId: number
beforeAll(async () => {
  market = await testMarket()
  companyId = (await aSeller(market.deps)).companyId
})
afterAll(() => market.close())

const at = (minute: number) => new Date(Date.UTC(2026, 4, 4, 8, minute))

/** Somebody, a way to buy as they did, and what their list says. */
async function aBuyer() {
  const person = await aPerson(market)
  const bought = async (over: Parameters<typeof anOrder>[2] = {}) => {
    const { number, key } = await anOrder(market, companyId, over)
    await market.query('update purchases set user_id = $2 where key = $1', [key, person.id])
    return { number, key }
  }
  const list = async (query = '') =>
    (await market.api('GET', `/api/account/purchases${query}`, undefined, person.auth)).json
  const keys = async (query = '') => (await list(query)).purchases.map((one: { key: string }) => one.key)
  return { person, bought, list, keys }
}

test('R15 every status stands on one list of the buyer', () => {
  expect(BUYER_TABS.flatMap(buyerTabStatuses).toSorted()).toEqual([...ORDER_STATUSES].toSorted())
})

describe('R15 the list of what a person bought', () => {
  test('the newest first, by what matters, and nothing of others or of what the own company sold', async () => {
    const { person, bought, keys, list } = await aBuyer()
    const owner = await aSeller(market.deps)
    await market.query(`insert into company_members (company_id, user_id, role) values ($1, $2, 'manager')`, [
      owner.companyId,
      person.id,
    ])
    await anOrder(market, owner.companyId)
    await anOrder(market, companyId, { buyer: { email: person.email } })
    const toPay = await bought({ status: 'pending', paymentStatus: 'unpaid', placedAt: at(0) })
    const shipped = await bought({ status: 'shipped', placedAt: at(1) })
    const there = await bought({ status: 'delivered', placedAt: at(2) })
    const over = await bought({ status: 'expired', paymentStatus: 'unpaid', placedAt: at(2) })
    expect(await keys()).toEqual([over.key, there.key, shipped.key, toPay.key])
    expect(await keys('?tab=toPay')).toEqual([toPay.key])
    expect(await keys('?tab=underWay')).toEqual([shipped.key])
    expect(await keys('?tab=delivered')).toEqual([there.key])
    expect(await keys('?tab=ended')).toEqual([over.key])
    expect((await list('?tab=toPay')).purchases[0]).toMatchObject({
      dueOnline: 131_899,
      orders: [{ status: 'pending' }],
    })
    expect((await market.api('GET', '/api/account/purchases')).status).toBe(401)
  })

  test('found by number, goods and seller, in whatever letters', async () => {
    const { bought, keys } = await aBuyer()
    const dell = await bought({ items: [{ title: 'Dell Łatitude 5490' }] })
    await bought({ items: [{ title: 'Apple iPhone 13' }] })
    for (const q of ['latitude', 'DELL 549', dell.number, '5490 dell']) {
      expect([q, await keys(`?q=${encodeURIComponent(q)}`)]).toEqual([q, [dell.key]])
    }
    expect(await keys(`?q=${encodeURIComponent('sprzęt sp')}`)).toHaveLength(2)
    for (const q of ['nobody', '%', "'", '#', '\\']) {
      expect([q, await keys(`?q=${encodeURIComponent(q)}`)]).toEqual([q, []])
    }
  })

  test('page by page, each once, also where many were placed in the same moment; a place of somebody else leads nowhere', async () => {
    const { bought, list } = await aBuyer()
    const made: string[] = []
    for (let n = 0; n < 23; n++) made.unshift((await bought({ placedAt: at(n % 2 === 0 ? n : n - 1) })).key)
    const first = await list()
    const second = await list(`?after=${first.next}`)
    expect([...first.purchases, ...second.purchases].map((one) => one.key)).toEqual(made)
    expect([first.purchases.length, second.next]).toEqual([20, null])
    const other = await aBuyer()
    await other.bought()
    expect(await other.list(`?after=${first.next}`)).toEqual({ purchases: [], next: null })
  })

  test('what is rare among very much costs one look at the newest, and says that more may follow', async () => {
    const { bought, list } = await aBuyer()
    const old = await bought({ status: 'expired', paymentStatus: 'unpaid', placedAt: at(0) })
    const { key } = await bought({ placedAt: at(1) })
    await market.query(
      `with copied as (insert into purchases (key, user_id, email, phone, first_name, last_name, locale, currency, total, due_online, placed_at)
         select 'many' || n, user_id, email, phone, first_name, last_name, locale, currency, total, due_online, placed_at + n * interval '1 second'
         from purchases, generate_series(1, 600) n where key = $1 returning id)
       insert into orders (purchase_id, number, company_id, status, payment_status, seller, method, cash_on_delivery, goods, delivery, total, commission, currency, placed_at)
         select c.id, 'OB-2026-9' || c.id, o.company_id, o.status, o.payment_status, o.seller, o.method, o.cash_on_delivery, o.goods, o.delivery, o.total, o.commission, o.currency, o.placed_at
         from copied c, orders o join purchases p on p.id = o.purchase_id where p.key = $1`,
      [key],
    )
    const first = await list('?tab=ended')
    expect(first.purchases).toEqual([])
    expect(first.next).toBeGreaterThan(0)
    const second = await list(`?tab=ended&after=${first.next}`)
    expect(second).toMatchObject({ purchases: [{ key: old.key }], next: null })
  })
})

test('E10 an order tells country, carrier, kind of payment and provider, to its buyer, its seller and the operator', async () => {
  const { ownerId, companyId: id } = await aSeller(market.deps)
  const sent = await anOrder(market, id, { method: 'dpd_courier' })
  await market.query(
    `insert into payments (id, purchase_id, operator, amount, currency, status)
     select gen_random_uuid(), id, 'bank-transfer', total, currency, 'started' from purchases where key = $1`,
    [sent.key],
  )
  const onDelivery = await anOrder(market, id, {
    method: 'store_pickup',
    cashOnDelivery: true,
    paymentStatus: 'onDelivery',
  })
  const shown = async (key: string) => (await market.api('GET', `/api/purchases/${key}`)).json.orders[0]
  expect(await shown(sent.key)).toMatchObject({
    ...{ country: 'PL', carrier: 'dpd', paymentType: 'transfer', provider: 'bank-transfer' },
  })
  const facts = { country: 'PL', carrier: null, paymentType: 'onDelivery', provider: null }
  expect(await shown(onDelivery.key)).toMatchObject(facts)
  const seen = await market.api(
    'GET',
    `/api/companies/${id}/orders/${onDelivery.number}`,
    undefined,
    await authOf(market, ownerId),
  )
  expect(seen.json).toMatchObject(facts)
  const { auth } = await anOperator(market)
  const all = await market.api('GET', `/api/admin/orders/${sent.number}`, undefined, auth)
  expect(all.json).toMatchObject({ country: 'PL', carrier: 'dpd', paymentType: 'transfer', provider: 'bank-transfer' })
})
