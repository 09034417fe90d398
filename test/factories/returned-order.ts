import type { TestMarket } from '../market.ts'
import { paidPurchase } from './paid-order.ts'
import { aProduct } from './product.ts'
import { aTeam } from './team.ts'

export const BUYER = { name: 'Anna Kowalska', email: 'anna.zwrot@example.com' }

/** A seller whose orders are paid, sent and delivered, and what both sides do with a case. */
export async function aReturnsDesk(market: TestMarket) {
  const { companyId, owner } = await aTeam(market)
  const { versionId } = await aProduct(market.deps, companyId, { quantity: 500, price: 10_003 })
  const company = (rest: string) => `/api/companies/${companyId}${rest}`

  async function ship(quantity: number, sent: number) {
    const { key, numbers } = await paidPurchase(market, [{ versionId, quantity }])
    const number = String(numbers[0])
    const shipment = { carrier: 'dpd', trackingNumber: '1000000000001U', items: [{ versionId, quantity: sent }] }
    await done(await market.api('POST', company(`/orders/${number}/ship`), shipment, owner))
    const { rows } = await market.query(
      'select i.id, o.total, o.id as order from order_items i join orders o on o.id = i.order_id where o.number = $1',
      [number],
    )
    return { key, number, itemId: Number(rows[0].id), total: Number(rows[0].total), orderId: Number(rows[0].order) }
  }
  async function delivered(quantity: number) {
    const sold = await ship(quantity, quantity)
    await done(await market.api('POST', company(`/orders/${sold.number}/deliver`), undefined, owner))
    return sold
  }
  type Sold = Awaited<ReturnType<typeof delivered>>

  const open = ({ key, number, itemId }: Sold, kind: 'return' | 'exchange' | 'claim', quantity: number, more = {}) => {
    const lines = [{ itemId, quantity }]
    const claimed = kind === 'claim' ? { words: 'Ekran gaśnie po godzinie.', wish: 'refund' } : {}
    const body = { ...BUYER, kind, lines, ...claimed, ...more }
    return market.api('POST', `/api/purchases/${key}/orders/${number}/returns`, body)
  }
  const withdraw = ({ key, number, itemId }: Sold, quantity: number) => {
    const body = { ...BUYER, lines: [{ itemId, quantity }] }
    return market.api('POST', `/api/purchases/${key}/orders/${number}/withdrawal`, body)
  }
  const bySeller = (id: number, step: string, body?: unknown) =>
    market.api('POST', company(`/returns/${id}/${step}`), body, owner)
  const byBuyer = ({ key }: Sold, id: number, step: string, body?: unknown) =>
    market.api('POST', `/api/purchases/${key}/cases/${id}/${step}`, body)
  const receive = (sold: Sold, id: number, received: number, deduction = 0) => {
    const reason = deduction > 0 ? 'Rysa na ekranie' : null
    const condition = deduction > 0 ? 'worse' : 'asDescribed'
    const lines = [{ itemId: sold.itemId, received, sellable: 0, condition, deduction, reason }]
    return bySeller(id, 'receive', { lines })
  }
  const send = (sold: Sold, id: number) =>
    byBuyer(sold, id, 'sent', { carrier: 'InPost', trackingNumber: `62${id}`.padEnd(8, '0') })
  const orderOf = async ({ number }: Sold) =>
    (await market.query('select status, payment_status, given_back, total from orders where number = $1', [number]))
      .rows[0]
  const caseOf = async (id: number) => (await market.query('select * from return_cases where id = $1', [id])).rows[0]
  /** All clocks of an order's cases were set so many days earlier. */
  async function age({ orderId }: Sold, days: number) {
    const back = `- make_interval(days => ${days})`
    await market.query(
      `update return_cases set opened_at = opened_at ${back}, updated_at = updated_at ${back}, answer_until = answer_until ${back},
        send_until = send_until ${back}, close_until = close_until ${back}, money_until = money_until ${back} where order_id = $1`,
      [orderId],
    )
  }
  return {
    companyId,
    owner,
    versionId,
    company,
    ship,
    delivered,
    open,
    withdraw,
    bySeller,
    byBuyer,
    receive,
    send,
    orderOf,
    caseOf,
    age,
  }
}
export type Sold = Awaited<ReturnType<Awaited<ReturnType<typeof aReturnsDesk>>['delivered']>>

async function done({ status, text }: { status: number; text: string }) {
  if (status !== 200) throw new Error(text)
}
