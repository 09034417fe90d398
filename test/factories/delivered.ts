import type { TestMarket } from '../market.ts'
import { paidPurchase } from './paid-order.ts'

type Seller = { companyId: number; versionId: number; auth: Record<string, string> }

/** Pieces of a version, paid, sent and delivered by the seller's own word. */
export async function deliveredOrder(market: TestMarket, { companyId, versionId, auth }: Seller, quantity = 1) {
  const { key, numbers } = await paidPurchase(market, [{ versionId, quantity }])
  const number = String(numbers[0])
  const at = `/api/companies/${companyId}/orders/${number}`
  await market.api('POST', `${at}/ship`, { carrier: 'dpd', trackingNumber: '1000000000001U' }, auth)
  const done = await market.api('POST', `${at}/deliver`, undefined, auth)
  if (done.status !== 200) throw new Error(done.text)
  const { rows } = await market.query(
    'select i.id, o.total from order_items i join orders o on o.id = i.order_id where o.number = $1',
    [number],
  )
  return { key, number, itemId: Number(rows[0].id), total: Number(rows[0].total) }
}
export type Delivered = Awaited<ReturnType<typeof deliveredOrder>>
