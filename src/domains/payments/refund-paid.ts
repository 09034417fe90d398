import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import type { PaymentMethod, PaymentProviderCode } from './contract.ts'
import { movePayments } from './move-payments.ts'
import { PROVIDERS } from './providers/index.ts'
import { requestRefund } from './refunds.ts'
import { canGoBack } from './rules/refund-way.ts'
import { isDisputed } from './store/disputes.ts'
import { lockPaidOf, lockPayment, type PaidPayment } from './store/payments.ts'
import { findRefund, findRefunds, type OpenRefund, type Refund, type RefundWay, sumRefunds } from './store/refunds.ts'
import { restartRefund } from './store/write-moves.ts'

const DAY = 86_400_000
/** So long a refund may be under way before people may give the money back themselves. */
export const STUCK_AFTER = 7 * DAY

export type { OpenRefund, Refund } from './store/refunds.ts'

/** The payment that paid for the orders of a purchase, locked with all attempts of it until the caller's transaction ends. */
export function lockPaidPayment(deps: Pick<Deps, 'db'>, purchaseId: number): Promise<PaidPayment | undefined> {
  return lockPaidOf(deps.db, purchaseId)
}

/** A part of a payment that goes back, for one order. Grosze. */
export type PaidRefund = { key: string; amount: number; number: string }

/**
 * Writes down that money of a locked payment goes back, in the caller's transaction: by its provider, or by a bank transfer where that cannot.
 * The last of it makes the payment one to be refunded. Throws where more would go back than came.
 */
export async function requestPaidRefund(
  deps: Deps,
  payment: PaidPayment,
  { key, amount, number }: PaidRefund,
): Promise<{ id: number; way: RefundWay }> {
  const { total } = await sumRefunds(deps.db, payment.id)
  if (total + amount > payment.amountPaid) {
    throw new Error(`${total + amount} of payment ${payment.id} would go back, of which ${payment.amountPaid} came`)
  }
  const terms = PROVIDERS[payment.provider].refunds
  const way = canGoBack(terms, payment, { amount, now: deps.now() }) ? 'provider' : 'transfer'
  const { currency } = payment
  const id = await requestRefund(deps, { paymentId: payment.id, key, amount, currency, subjects: [number], way })
  if (total + amount === payment.amountPaid) await movePayments(deps, [payment.id], 'sentBack')
  return { id: must(id, `the refund ${key}`), way }
}

/**
 * Begins a refund that failed anew, in the caller's transaction: the provider is asked once more under another key, or people transfer the
 * money. `payment_disputed` while its buyer's bank asks for the same money. False where it did not fail, or somebody was faster; by transfer also one that has been under way for a week.
 */
export async function tryRefundAgain(
  deps: Deps,
  refund: Pick<Refund, 'id' | 'attempt' | 'paymentId'>,
  way: RefundWay,
): Promise<boolean> {
  await lockPayment(deps.db, refund.paymentId)
  if (await isDisputed(deps.db, refund.paymentId)) throw new Failure('conflict', 'payment_disputed')
  return restartRefund(deps.db, refund, way, new Date(deps.now().getTime() - STUCK_AFTER))
}

/** What a buyer may have paid with at a provider; none: it takes no real money. */
export const methodsOf = (provider: PaymentProviderCode): readonly PaymentMethod[] => PROVIDERS[provider].methods

/** A refund as it stands; undefined where there is none. */
export function readRefund(deps: Pick<Deps, 'db'>, id: number): Promise<Refund | undefined> {
  return findRefund(deps.db, id)
}

/** Refunds by their ids. */
export function readRefunds(deps: Pick<Deps, 'db'>, ids: readonly number[]): Promise<OpenRefund[]> {
  return findRefunds(deps.db, ids)
}
