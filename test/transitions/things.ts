import type { OrderPaymentStatus, OrderStatus } from '../../src/domains/orders/contract.ts'
import { anOrder } from '../factories/order.ts'
import { paidPurchase } from '../factories/paid-order.ts'
import { aProduct } from '../factories/product.ts'
import type { TestMarket } from '../market.ts'

/** How an order was bought, so that nothing but its status stands against a step. `money`: truly paid at a provider. */
export type Bought = 'online' | 'onDelivery' | 'inShop' | 'money'
/** An order in a status, with the case that its dispute is about. `before`: what the dispute interrupted. */
export type Thing = {
  id: number
  number: string
  key: string
  status: OrderStatus
  caseId: number | null
  itemId?: number
}

const PIECES = 3
const SENT: readonly OrderStatus[] = ['shipped', 'delivered', 'completed', 'returned', 'disputed']

/** Makes orders stand as they would, by SQL: only the step itself is asked over HTTP. */
export async function standings(market: TestMarket, companyId: number) {
  const { id: productId, versionId } = await aProduct(market.deps, companyId, { quantity: 9_000, price: 10_000 })
  async function bought(how: Bought, status: OrderStatus) {
    if (how === 'money' && status !== 'pending') {
      const { key, numbers } = await paidPurchase(market, [{ versionId, quantity: PIECES }])
      const number = String(numbers[0])
      const { rows } = await market.query('select id from orders where number = $1', [number])
      return { id: Number(rows[0].id), number, key }
    }
    const unpaid = how === 'onDelivery' ? 'onDelivery' : 'unpaid'
    const isOpen = ['pending', 'cancelled', 'expired'].includes(status)
    const paymentStatus: OrderPaymentStatus = isOpen || how === 'onDelivery' ? unpaid : 'paid'
    return anOrder(market, companyId, {
      ...{ status: 'confirmed', paymentStatus, cashOnDelivery: how === 'onDelivery' },
      ...(how === 'inShop' && { method: 'store_pickup' }),
      items: [{ productId, versionId, quantity: PIECES, price: 10_000 }],
    })
  }
  return {
    versionId,
    async stand(how: Bought, status: OrderStatus, before: OrderStatus = 'delivered'): Promise<Thing> {
      const { id, number, key } = await bought(how, status)
      const wasSent = status === 'disputed' ? before : status
      const pieces = how === 'inShop' ? 0 : SENT.includes(wasSent) ? PIECES : wasSent === 'partlyShipped' ? 1 : 0
      if (pieces > 0) {
        await market.query(
          `with s as (insert into shipments (order_id, carrier, tracking_number, shipped_at, updated_at)
              values ($1, 'dpd', '1000000000009U', now(), now()) returning id)
            insert into shipment_items select s.id, i.id, $2 from s, order_items i where i.order_id = $1`,
          [id, pieces],
        )
      }
      await market.query('update orders set status = $2, status_before = $3 where id = $1', [
        ...[id, status, status === 'disputed' ? before : null],
      ])
      return { id, number, key, status, caseId: status === 'disputed' ? await aCase(id, 'disputed') : null }
    },
    aCase,
  }
  /** A case about one piece, or all. */
  async function aCase(orderId: number, status: 'opened' | 'received' | 'disputed', pieces = 1): Promise<number> {
    const { rows } = await market.query(
      `with c as (insert into return_cases (order_id, company_id, position, kind, status, status_before, name, email, words, wish, opened_at, updated_at)
          select $1, $2, coalesce(max(position), 0) + 1, case when $3 = 'received' then 'withdrawal' else 'claim' end, $3,
            case when $3 = 'disputed' then 'rejected' end, 'Anna Kowalska', 'anna@example.com', 'Nie działa.', 'refund', now(), now()
          from return_cases where order_id = $1 returning id),
        l as (insert into return_lines (case_id, item_id, quantity, received, sellable, condition)
          select c.id, i.id, $4, $4, 0, 'asDescribed' from c, order_items i where i.order_id = $1)
      select id from c`,
      [orderId, companyId, status, pieces],
    )
    return Number(rows[0].id)
  }
}
export type Standings = Awaited<ReturnType<typeof standings>>
