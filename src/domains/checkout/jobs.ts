import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { checkOpenPayments } from './check-open-payments.ts'
import { refundPayment } from './refund-payment.ts'
import { remindTransfer } from './transfers/await-transfer.ts'

declare module '../../platform/jobs/names.ts' {
  interface Events {
    /** Its money left for the buyer; by the id of the attempt. */
    'refund.gone': { refundId: number }
  }
  interface Jobs {
    'checkout.refund': { refundId: number }
    'checkout.checkOpenPayments': Nothing
    'checkout.remindTransfer': { purchaseId: number }
  }
}

/** Jobs of money, in a lane of their own: refunds that are due, and every minute the question how open payments stand. */
export const checkoutJobs = (deps: Deps): JobKind[] =>
  inLane('money', [
    { name: 'checkout.remindTransfer', run: ({ purchaseId }) => remindTransfer(deps, purchaseId) },
    { name: 'checkout.refund', run: ({ refundId }) => refundPayment(deps, refundId) },
    {
      name: 'checkout.checkOpenPayments',
      priority: 10,
      everyMinute: true,
      run: (_, { signal }) => checkOpenPayments(deps, signal),
    },
  ])
