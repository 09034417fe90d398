import type { Deps } from '../../platform/deps.ts'
import { toPay } from '../orders/index.ts'
import type { PaymentView } from '../payments/contract.ts'
import { paymentFiles } from '../payments/index.ts'
import { takeUpNews } from './pay-purchase.ts'
import { outcomeOf, type PaymentOutcome } from './rules/payment-outcome.ts'

/** Milliseconds a buyer who came back waits for the provider's word, each time it is asked. */
const PATIENCE = 3000

/** How the payment of a purchase stands (T06); the provider is asked when its webhook has not come yet. */
export async function readPaymentOutcome(
  deps: Deps,
  key: string,
): Promise<{ payment: PaymentView | null; outcome: PaymentOutcome }> {
  const { id } = await toPay.readPurchaseToPay(deps, key)
  await takeUpNews(deps, id, PATIENCE)
  const payment = await paymentFiles.readLatestPayment(deps, id)
  return { payment, outcome: outcomeOf(payment?.status) }
}
