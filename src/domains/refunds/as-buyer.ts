import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { refundable } from '../orders/index.ts'
import { cancelPaidOrder } from './cancel-paid-order.ts'
import { requirePurchase } from './order-refunds.ts'
import { mayDrop } from './rules/may-refund.ts'
import { setAccount } from './transfers.ts'

/** Calls off an order that its seller has not begun, paid or to be paid on delivery, for who knows the key of its purchase. */
export async function callOffAsBuyer(deps: Deps, key: string, number: string): Promise<void> {
  const order = (await requirePurchase(deps, key)).find((one) => one.number === number)
  if (!order) throw new Failure('notFound', 'order_not_found')
  const buyer = { by: 'buyer', byUser: null } as const
  const why = { reason: 'buyerAsked', words: null } as const
  const isDropped =
    (mayDrop('buyer', order) || isDroppedAlready(order)) &&
    (await refundable.callOffUnpaid(deps, order, { ...buyer, cancelled: why }))
  if (!isDropped) await cancelPaidOrder(deps, { number, key }, buyer, why)
}

const isDroppedAlready = ({ status, paymentStatus }: refundable.OrderToRefund) =>
  status === 'cancelled' && paymentStatus === 'onDelivery'

/** Notes the account that money of a purchase goes back to, for who knows its key. */
export async function setAccountAsBuyer(
  deps: Deps,
  key: string,
  transferId: number,
  account: { iban: string; holder: string },
): Promise<void> {
  await setAccount(deps, transferId, { orders: await requirePurchase(deps, key) }, account)
}
