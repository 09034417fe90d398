import type { Deps } from '../../platform/deps.ts'
import { answeredWithin } from '../../platform/limits/answered-within.ts'
import { describeError } from '../../platform/log/describe-error.ts'
import { Failure } from '../../values/failure.ts'
import type { PaymentView } from './contract.ts'
import { movePayments } from './move-payments.ts'
import { PROVIDERS } from './providers/index.ts'
import type { PaymentProvider, StartRequest } from './providers/provider.ts'
import { requireOffered } from './providers-in-use.ts'
import { toPaymentView } from './read-payments.ts'
import { FIRST_CHECK } from './rules/check-times.ts'
import { findOpen, insertPayment, type NewPayment, type Payment, saveAnnounced } from './store/payments.ts'

export type PaymentRequest = Omit<NewPayment, 'sandbox'> & Omit<StartRequest, 'paymentId' | 'amount' | 'currency'>

/** Milliseconds a buyer waits for the provider: longer, and the choice of another one is the better answer. */
const PATIENCE = 3000

/**
 * Starts a payment or takes up the open one. The attempt is written before the provider is asked, outside any transaction; a crash
 * in between leaves it `created`, and the next call asks again under the same id, which the provider knows as the same payment.
 * Fails with `provider_not_configured`, `provider_cannot_take`, `provider_keys_unreadable` or
 * `provider_unavailable`.
 */
export async function startPayment(deps: Deps, request: PaymentRequest): Promise<PaymentView> {
  const { provider, sandbox } = await requireOffered(deps, request.provider, request)
  const payment = await openAttempt(deps, { ...request, sandbox })
  if (payment.status === 'started') return toPaymentView(payment)
  try {
    const redirectUrl = await answeredWithin(PATIENCE, announce(deps, provider, request, payment.id))
    return toPaymentView({ ...payment, status: 'started', redirectUrl })
  } catch (error) {
    deps.log.error({ payment: payment.id, provider: request.provider, error: describeError(error).message })
    throw new Failure('unavailable', 'provider_unavailable')
  }
}

/** Asks the provider and keeps what it answers, also when nobody waits for it any more. Where two asked at once the first answer counts. */
async function announce(
  deps: Deps,
  provider: PaymentProvider,
  request: PaymentRequest,
  paymentId: string,
): Promise<string | null> {
  const { reference, redirectUrl } = await provider.start({ ...request, paymentId })
  // What takes days is told by a statement of the bank: nobody could be asked.
  const isAsked = PROVIDERS[request.provider].arrives === 'atOnce'
  const nextCheckAt = isAsked ? new Date(deps.now().getTime() + FIRST_CHECK) : null
  return deps.db.transaction().execute(async (db) => {
    const page = await saveAnnounced(db, paymentId, { reference, redirectUrl, nextCheckAt })
    await movePayments({ ...deps, db }, [paymentId], 'announced')
    return page
  })
}

async function openAttempt(deps: Deps, request: NewPayment): Promise<Payment> {
  for (;;) {
    const created = await insertPayment(deps.db, request, deps.now())
    if (created) return created
    const open = await findOpen(deps.db, request.purchaseId, request.provider)
    if (open && open.amount === request.amount && open.currency === request.currency) return open
    // Another sum is due now: the old attempt is over (money for it would still be recognised).
    if (open) await movePayments(deps, [open.id], 'left')
  }
}
