import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { finishRefund } from '../checkout/index.ts'
import { refundable } from '../orders/index.ts'
import { paidRefunds } from '../payments/index.ts'
import { endTransfer, type Transfer } from './store/transfers.ts'

/**
 * A locked transfer was made to the account that was read: books and order follow, in the caller's transaction. False where it was made before;
 * `account_changed` where another account stands there by now, or none.
 */
export async function endByTransfer(
  deps: Deps,
  transfer: Transfer,
  { iban, byUser }: { iban: string | null; byUser: string | null },
): Promise<boolean> {
  const { id, paymentRefundId, orderId, amount } = transfer
  if (transfer.iban === null || transfer.iban !== iban) throw new Failure('conflict', 'account_changed')
  if (!(await endTransfer(deps.db, id, { at: deps.now(), byUser }))) return false
  if (paymentRefundId !== null) {
    const refund = await paidRefunds.readRefund(deps, paymentRefundId)
    await finishRefund(deps, must(refund, `the refund of transfer ${id}`))
    return true
  }
  const [order] = await refundable.readOrdersByIds(deps, [orderId])
  await refundable.markOrdersRefunded(deps, [must(order, `the order of transfer ${id}`).number], amount)
  await deps.addJob(deps.db, { name: 'refunds.notifyTransferred', payload: { transferId: id } })
  return true
}
