import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../../../test/factories/order.ts'
import { anOperator, aPerson, auditOf } from '../../../../test/factories/person.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'

let market: TestMarket
let one: number
let two: number
let auth: Record<string, string>
beforeAll(async () => {
  market = await testMarket()
  one = (await aSeller(market.deps)).companyId
  two = (await aSeller(market.deps)).companyId
  auth = (await anOperator(market)).auth
})
afterAll(() => market.close())

const at = (minute: number) => new Date(Date.UTC(2026, 4, 4, 8, minute))
const get = async (query: string) => (await market.api('GET', `/api/admin/orders${query}`, undefined, auth)).json
const numbers = async (query: string) => (await get(query)).orders.map((row: { number: string }) => row.number)

test('R22 the operator finds any order by number, buyer, goods, seller, payment, status, money, day and amount', async () => {
  const buyer = { firstName: 'Żaneta', lastName: 'Wójcik', email: 'Zaneta@Example.com' }
  const mine = await anOrder(market, one, { buyer, items: [{ title: 'Dell Łatitude', price: 1000 }], placedAt: at(1) })
  const theirs = await anOrder(market, two, { status: 'shipped', placedAt: at(2), items: [{ price: 500_000 }] })
  const cod = { cashOnDelivery: true, paymentStatus: 'onDelivery' } as const
  const third = await anOrder(market, two, { ...cod, placedAt: new Date('2026-05-06T08:00:00Z') })
  const id = randomUUID()
  await market.query(
    `insert into payments (id, purchase_id, operator, amount, currency, status, reference)
     select $2, id, 'stripe', total, currency, 'started', 'cs_test_b1c2d3e4f5' from purchases where key = $1`,
    [mine.key, id],
  )
  const all = [third.number, theirs.number, mine.number]
  expect(await numbers('')).toEqual(all)
  for (const q of [mine.number.toLowerCase(), 'zaneta@example.com', 'latitude', 'wojcik', id, 'cs_test_b1c2d3e4f5']) {
    expect([q, await numbers(`?q=${encodeURIComponent(q)}`)]).toEqual([q, [mine.number]])
  }
  expect(await numbers(`?q=${encodeURIComponent('sprzęt sp')}`)).toEqual(all)
  expect(await numbers('?q=nothing')).toEqual([])
  expect(await numbers('?q=%25')).toEqual([])
  expect(await numbers('?status=shipped')).toEqual([theirs.number])
  expect(await numbers('?payment=onDelivery')).toEqual([third.number])
  expect(await numbers('?provider=stripe')).toEqual([mine.number])
  expect(await numbers(`?company=${two}`)).toEqual([third.number, theirs.number])
  expect(await numbers('?from=2026-05-05')).toEqual([third.number])
  expect(await numbers('?to=2026-05-05')).toEqual([theirs.number, mine.number])
  expect(await numbers('?least=500000')).toEqual([theirs.number])
  expect(await numbers('?most=3000')).toEqual([mine.number])
  const [first] = (await get('?q=latitude')).orders
  expect(first).toMatchObject({
    country: 'PL',
    paymentType: 'online',
    provider: 'stripe',
    pieces: 1,
    company: { id: one },
  })

  const file = (await market.api('GET', `/api/admin/orders/${mine.number}`, undefined, auth)).json
  expect(file).toMatchObject({ buyer: { email: 'Zaneta@Example.com' }, signedIn: false, together: [], carrier: 'dpd' })
  expect(file.events.map((event: { to: string }) => event.to)).toEqual(['confirmed'])
  expect((await market.api('GET', '/api/admin/orders/OB-2026-9999999', undefined, auth)).json.code).toBe(
    'order_not_found',
  )
  const { auth: anybody } = await aPerson(market)
  for (const path of ['', `/${mine.number}`]) {
    expect((await market.api('GET', `/api/admin/orders${path}`, undefined, anybody)).status).toBe(403)
  }
})

test('R22 page by page, also where a page looks through more than it shows; the file has all of them', async () => {
  const { number } = await anOrder(market, one, {
    items: [{ title: 'Unikat' }],
    placedAt: new Date('2025-01-01T08:00:00Z'),
  })
  await market.query(
    `insert into orders (purchase_id, number, company_id, status, payment_status, seller, method, cash_on_delivery, goods, delivery, total, commission, currency, placed_at)
     select purchase_id, 'OB-2025-8' || lpad(n::text, 6, '0'), company_id, status, payment_status, seller, method, cash_on_delivery, goods, delivery, total, commission, currency,
       placed_at + n * interval '1 second' from orders, generate_series(1, 5200) n where number = $1`,
    [number],
  )
  await market.query(
    `insert into order_items (order_id, product_id, version_id, title, version_name, state, quantity, unit_price, line_total, vat_scheme)
     select o.id, 1, 1, 'Wiele', '', 'used', 1, 1, 1, 'vat23' from orders o where number like 'OB-2025-8%'`,
  )
  const first = await get('?q=unikat')
  expect(first.orders).toEqual([])
  expect(first.next).toBeGreaterThan(0)
  expect(await get(`?q=unikat&after=${first.next}`)).toMatchObject({ orders: [{ number }], next: null })
  const page = await get('?to=2025-12-31')
  const next = await get(`?to=2025-12-31&after=${page.next}`)
  expect([page.orders.length, next.orders.length]).toEqual([50, 50])
  expect(next.orders[0].placedAt < page.orders[49].placedAt).toBe(true)
  const csv = await fetch(`${market.url}/api/admin/order-export?to=2025-12-31&q=sprz`, { headers: auth })
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(5202)
  const noted = (await auditOf(market, 'orders')).map(({ action, detail }) => ({ action, detail }))
  expect(noted).toEqual([{ action: 'allOrdersExported', detail: { to: '2025-12-31', searched: true } }])
})
