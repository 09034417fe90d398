import type { OrderPaymentStatus } from './order-payment-table.ts'

type Names<Name> = { text: Name; onDelivery?: Name; inShop?: Name }

/** What a state is called for one order: paid on delivery nothing was due beforehand, and in a shop nothing travels. */
export function orderName<Name extends string>(
  { text, onDelivery, inShop }: Names<Name>,
  { paymentStatus, method }: { paymentStatus: OrderPaymentStatus; method: string },
): Name {
  return (paymentStatus === 'onDelivery' && onDelivery) || (method === 'store_pickup' && inShop) || text
}
