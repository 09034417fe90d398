import { expect } from 'vitest'
import { marketDay } from '../../src/values/days.ts'
import type { TestMarket } from '../market.ts'

type Item = { version: number; product: number; quantity: number }
type Order = {
  company: number
  status: string
  payment: string
  cod: boolean
  at: Date
  currency: string
  goods: number
  total: number
  commission: { net: number; vat: number }
  items: Item[]
}

/** What was sold, kept by day and by version with every step of an order, is what going through every order says. */
export async function expectSoldIsCounted(market: TestMarket): Promise<void> {
  const { rows } = await market.query(`
    select company_id as company, status, payment_status as payment, cash_on_delivery as cod, placed_at as at, currency, goods, total,
      commission, (select json_agg(json_build_object('version', version_id, 'product', product_id, 'quantity', quantity))
        from order_items where order_id = orders.id) as items
    from orders`)
  const days = new Map<string, { orders: number; goods: number; share: number }>()
  const versions = new Map<string, number>()
  const products = new Map<string, number>()
  for (const order of (rows as Order[]).filter(isSold)) {
    const key = `${order.company} ${marketDay(order.at)}`
    const day = days.get(`${key} ${order.currency}`) ?? { orders: 0, goods: 0, share: 0 }
    const online = order.payment === 'paid' && !order.cod
    days.set(`${key} ${order.currency}`, {
      orders: day.orders + 1,
      goods: day.goods + order.goods,
      share: day.share + (online ? order.total - order.commission.net - order.commission.vat : 0),
    })
    for (const item of order.items) add(versions, `${key} ${item.version}`, item.quantity)
    for (const product of new Set(order.items.map((item) => item.product))) add(products, `${key} ${product}`, 1)
  }
  const kept = await market.query(`
    select company_id || ' ' || day || ' ' || currency as key, orders, goods, share from selling_days where orders <> 0`)
  expect(Object.fromEntries(kept.rows.map(({ key, ...sums }) => [key, sums]))).toEqual(Object.fromEntries(days))
  for (const [column, sum, counted] of [
    ['version_id', 'pieces', versions],
    ['product_id', 'orders', products],
  ] as const) {
    const { rows: sums } = await market.query(`
      select company_id || ' ' || day || ' ' || ${column} as key, sum(${sum})::int as sum from selling_versions
      group by company_id, day, ${column} having sum(${sum}) <> 0`)
    expect(Object.fromEntries(sums.map((row) => [row.key, row.sum]))).toEqual(Object.fromEntries(counted))
  }
}

/** Said once more, so that a table that is wrong is found. */
const SOLD = [
  'confirmed',
  'preparing',
  'ready',
  'partlyShipped',
  'shipped',
  'delivered',
  'completed',
  'returned',
  'disputed',
]
const isSold = ({ status, payment }: Order) => SOLD.includes(status) && !['refundDue', 'refunded'].includes(payment)

function add(sums: Map<string, number>, key: string, count: number): void {
  sums.set(key, (sums.get(key) ?? 0) + count)
}
