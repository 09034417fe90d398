import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { type Locale, localePath } from '../../values/locale.ts'
import { isHeld } from '../orders/contract.ts'
import { toPay } from '../orders/index.ts'
import type { PaymentProviderCode, PaymentView } from '../payments/contract.ts'
import { askAboutPurchase, startPayment } from '../payments/index.ts'
import { settleWebhook } from './settle-payment.ts'
import { awaitTransfer } from './transfers/await-transfer.ts'

export type Visit = { origin: string; locale: Locale }

const DESCRIPTION_LENGTH = 200
/** Milliseconds: a second payment would be given back, but a buyer who waits goes away. */
const ASKED_BEFORE = 1500

/**
 * Starts or takes up the online payment of a purchase and answers where to send the buyer. What an earlier attempt brought is asked
 * first, so that nobody pays twice. `nothing_to_pay`, `hold_expired` when there is nothing (more) to pay for.
 */
export async function payPurchase(
  deps: Deps,
  key: string,
  provider: PaymentProviderCode,
  { origin, locale }: Visit,
): Promise<PaymentView> {
  const { id } = await toPay.readPurchaseToPay(deps, key)
  await takeUpNews(deps, id, ASKED_BEFORE)
  const purchase = await toPay.readPurchaseToPay(deps, key)
  const pending = purchase.orders.filter((order) => isHeld(order.status) && order.paymentStatus === 'unpaid')
  if (pending.length === 0) {
    const ended = purchase.orders.some((order) => order.status === 'expired' && order.paymentStatus === 'unpaid')
    throw new Failure('conflict', ended ? 'hold_expired' : 'nothing_to_pay')
  }
  if (purchase.heldUntil !== null && Date.parse(purchase.heldUntil) <= deps.now().getTime()) {
    throw new Failure('conflict', 'hold_expired')
  }
  const payment = await startPayment(deps, {
    purchaseId: id,
    provider,
    amount: purchase.dueOnline,
    currency: purchase.currency,
    description: pending
      .map((order) => order.number)
      .join(', ')
      .slice(0, DESCRIPTION_LENGTH),
    returnUrl: origin + localePath(`/payment/success?order=${key}`, locale),
    transferUrl: origin + localePath(`/payment/transfer?order=${key}`, locale),
    notifyUrl: `${origin}/api/payments/webhooks/${provider}`,
    locale,
    email: purchase.email,
  })
  await awaitTransfer(deps, id, payment)
  return payment
}

/** Asks the providers about started payments of a purchase, for so many milliseconds, and settles what they say. */
export async function takeUpNews(deps: Deps, purchaseId: number, patience: number): Promise<void> {
  for (const told of await askAboutPurchase(deps, purchaseId, patience)) await settleWebhook(deps, told)
}
