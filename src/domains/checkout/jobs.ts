import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { checkOpenPayments } from './check-open-payments.ts'
import { refundPayment } from './refund-payment.ts'

/** `checkOpenPayments` runs once a minute. */
export const checkoutJobs = (deps: Deps): JobKind[] => [
  { name: 'checkout.refund', run: (payload: { refundId: number }) => refundPayment(deps, payload.refundId) },
  { name: 'checkout.checkOpenPayments', run: () => checkOpenPayments(deps) },
]
