import { afterAll, beforeAll, expect, test } from 'vitest'
import { blocksRead } from '../../../../test/blocks-read.ts'
import { anOrder } from '../../../../test/factories/order.ts'
import { aSeller } from '../../../../test/factories/seller.ts'
import { type TestMarket, testMarket } from '../../../../test/market.ts'
import { findCompaniesWithin, findModelBuyers } from './sold-models.ts'

const OTHERS = 20_000
const OLD = 5000
const NEW = 100
const SINCE = new Date('2026-08-01T00:00:00Z')

let market: TestMarket
let one: number
beforeAll(async () => {
  market = await testMarket()
  one = (await aSeller(market.deps)).companyId
  const other = (await aSeller(market.deps)).companyId
  const { number } = await anOrder(market, one, {
    items: [{ title: 'Wzór' }],
    placedAt: new Date('2026-09-01T08:00:00Z'),
  })
  await market.query('alter table orders disable trigger all; alter table order_items disable trigger all')
  const copies = (company: number, name: string, count: number, days: number) =>
    market.query(
      `insert into orders (purchase_id, number, company_id, status, payment_status, seller, method, cash_on_delivery, goods, delivery, total, commission, currency, placed_at, buyer_email)
       select purchase_id, $4 || n, $2::int, 'completed', 'paid', seller, method, false, goods, delivery, total, commission, currency,
         placed_at - $5::int * interval '1 day' + n * interval '1 second', 'b' || n || '@example.com' from orders, generate_series(1, $3::int) n where number = $1`,
      [number, company, count, name, days],
    )
  await copies(one, 'NEW-', NEW, 0)
  await copies(one, 'OLD-', OLD, 400)
  await copies(other, 'OTHER-', OTHERS, 0)
  await market.query(
    `insert into order_items (order_id, product_id, version_id, title, version_name, state, quantity, unit_price, line_total, vat_scheme)
     select o.id, i.product_id, i.version_id, 'x', '', 'used', 1, 1, 1, 'vat23' from orders o,
       (select product_id, version_id from order_items limit 1) i where o.number ~ '^(NEW|OLD|OTHER)-'`,
  )
  await market.query('analyze orders; analyze order_items; analyze purchases')
})
afterAll(() => market.close())

test('R11 buyers of models are counted by what their sellers sold since, not by all that was ever ordered', async () => {
  const { blocks, plan } = await blocksRead(market, (db) => findModelBuyers(db, [one], SINCE))
  // An order, its line, its purchase, its product and its matters are each somewhere else.
  expect(blocks, plan).toBeLessThan((NEW + 1) * 30)
})

test('companies that sold are found by jumping from one to the next', async () => {
  const { blocks, rows, plan } = await blocksRead(market, (db) => findCompaniesWithin(db, 0, 100))
  expect([rows, blocks < 60], plan).toEqual([2, true])
})
