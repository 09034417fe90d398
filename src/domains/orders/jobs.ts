import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import type { SealedPayload } from '../accounts/index.ts'
import { bookMissedCommissions } from './book-commissions.ts'
import { assumeDelivered, completeOrders } from './clocks/go-on.ts'
import { releaseExpiredHolds } from './end-orders.ts'
import { sendOrderLink } from './finding/find-order.ts'
import { purgeMarks } from './limit-open-orders.ts'
import type { ToldStep } from './rules/told-step.ts'

type OrdersOfPurchase = { purchaseId: number; orderIds: readonly number[] }

declare module '../../platform/jobs/names.ts' {
  interface Events {
    'order.placed': OrdersOfPurchase
    'order.confirmed': OrdersOfPurchase
    /** Money came for them after they were over: it goes back. */
    'order.paidTooLate': OrdersOfPurchase
    'order.cancelled': OrdersOfPurchase & { reason: 'holdReturned' | 'cancelled' }
    /** Its buyer chose to pay by transfer, and has to be told of it. */
    'order.transferAwaited': { purchaseId: number; why: 'start' | 'reminder' | 'part'; name: string }
    /** A guest wants the link that confirms an order on delivery once more, for the `nth` time. */
    'order.linkAskedFor': { purchaseId: number; nth: number }
    /** A step of one order of which its buyer is told, as the table of steps says; `at`: when, ISO. */
    'order.stepTaken': { orderId: number; step: ToldStep; at: string }
    /** The goods went to the carrier, or to the buyer in the shop. */
    'order.handedOver': { orderId: number }
  }
  interface Jobs {
    'orders.releaseHold': { purchaseId: number }
    'orders.releaseHolds': Nothing
    'orders.bookCommissions': Nothing
    'orders.assumeDelivered': Nothing
    'orders.completeOrders': Nothing
    'orders.forgetMarks': Nothing
    'orders.sendOrderLink': SealedPayload
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
  {
    name: 'orders.assumeDelivered',
    everyMinute: true,
    run: (_, { signal }) => assumeDelivered(deps, signal),
  },
  { name: 'orders.completeOrders', everyMinute: true, run: (_, { signal }) => completeOrders(deps, signal) },
  { name: 'orders.forgetMarks', everyMinute: true, run: () => purgeMarks(deps) },
  ...inLane('mail', [{ name: 'orders.sendOrderLink', run: (payload) => sendOrderLink(deps, payload) }]),
]
