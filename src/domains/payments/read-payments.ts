import type { Deps } from '../../platform/deps.ts'
import type { PaymentView } from './contract.ts'
import { findLatest, type Payment } from './store/payments.ts'

export function toPaymentView({ id, provider, status, amount, currency, redirectUrl }: Payment): PaymentView {
  return { id, provider, status, amount, currency, redirectUrl: status === 'started' ? redirectUrl : null }
}

/** The attempt that tells how a purchase stands: the paid one, else the newest; null when there was none. */
export async function readLatestPayment(deps: Deps, purchaseId: number): Promise<PaymentView | null> {
  const payment = await findLatest(deps.db, purchaseId)
  return payment ? toPaymentView(payment) : null
}
