import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/jobs.ts'
import { checkOpenPayments } from './check-open-payments.ts'
import { refundPayment } from './refund-payment.ts'

/** `checkOpenPayments` runs once a minute. */
export const checkoutJobs = (deps: Deps): JobKind[] =>
  inLane('money', [
    { name: 'checkout.refund', run: (payload: { refundId: number }) => refundPayment(deps, payload.refundId) },
    { name: 'checkout.checkOpenPayments', priority: 10, run: (_, { signal }) => checkOpenPayments(deps, signal) },
  ])
