import type { Deps } from '../../platform/deps.ts'
import { postTransaction, refundEntries } from '../ledger/index.ts'
import { markOrdersRefunded } from '../orders/index.ts'
import { completeRefund, sendRefund } from '../payments/index.ts'

/** Gives money back: asks the provider, then records it everywhere in one transaction. May run any number of times. */
export async function refundPayment(deps: Deps, refundId: number): Promise<void> {
  const refund = await sendRefund(deps, refundId)
  if (!refund) return
  await deps.db.transaction().execute(async (tx) => {
    const inside = { ...deps, db: tx }
    if (!(await completeRefund(inside, refund))) return
    await markOrdersRefunded(inside, refund.subjects)
    await postTransaction(inside, `refund:${refund.id}`, refundEntries(refund), `payment:${refund.paymentId}`)
  })
}
