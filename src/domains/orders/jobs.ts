import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { bookMissedCommissions } from './book-commissions.ts'
import { releaseExpiredHolds } from './end-orders.ts'
import { purgeMarks } from './limit-open-orders.ts'

type OrdersOfPurchase = { purchaseId: number; orderIds: readonly number[] }

declare module '../../platform/jobs/names.ts' {
  interface Events {
    'order.placed': OrdersOfPurchase
    'order.confirmed': OrdersOfPurchase
    /** Money came for them after they were over: it goes back. */
    'order.paidTooLate': OrdersOfPurchase
    'order.cancelled': OrdersOfPurchase & { reason: 'holdReturned' | 'cancelled' }
    /** The goods went to the carrier, or to the buyer in the shop. */
    'order.handedOver': { orderId: number }
  }
  interface Jobs {
    'orders.releaseHold': { purchaseId: number }
    'orders.releaseHolds': Nothing
    'orders.bookCommissions': Nothing
    'orders.forgetMarks': Nothing
  }
}

/** `releaseHold` ends the hold of one purchase in time; `releaseHolds` those that were missed. */
export const ordersJobs = (deps: Deps): JobKind[] => [
  ...inLane('money', [
    {
      name: 'orders.releaseHold',
      run: async ({ purchaseId }) => void (await releaseExpiredHolds(deps, purchaseId)),
    },
    {
      name: 'orders.bookCommissions',
      priority: 20,
      everyMinute: true,
      run: (_, { signal }) => bookMissedCommissions(deps, signal),
    },
    { name: 'orders.releaseHolds', everyMinute: true, run: async () => void (await releaseExpiredHolds(deps)) },
  ]),
  { name: 'orders.forgetMarks', everyMinute: true, run: () => purgeMarks(deps) },
]
