import type { Deps } from '../../../platform/deps.ts'
import { inLane, type JobKind } from '../../../platform/jobs/kinds.ts'
import { notifyEnded, notifyPlaced } from './notify-buyer.ts'
import { notifySellers } from './notify-cancelled.ts'
import { notifyConfirmed } from './notify-confirmed.ts'
import { notifyPaidTooLate } from './notify-paid-too-late.ts'

declare module '../../../platform/jobs/names.ts' {
  interface Jobs {
    'orders.notifyPlaced': { purchaseId: number }
    'orders.notifyConfirmed': { purchaseId: number; orderIds: readonly number[] }
    'orders.notifyPaidTooLate': { purchaseId: number; orderIds: readonly number[] }
    'orders.notifyEnded': { purchaseId: number; orderIds: readonly number[] }
    'orders.notifySellersEnded': { purchaseId: number; orderIds: readonly number[] }
  }
}

/** Mails about orders, written by what happened to them. Each may run twice: nobody is told twice. */
export const newsJobs = (deps: Deps): JobKind[] =>
  inLane('mail', [
    {
      name: 'orders.notifyPlaced',
      formerly: ['orders.tellPlaced'],
      hears: ['order.placed'],
      run: ({ purchaseId }) => notifyPlaced(deps, purchaseId),
    },
    {
      name: 'orders.notifyConfirmed',
      formerly: ['orders.tellConfirmed'],
      hears: ['order.confirmed'],
      run: ({ purchaseId, orderIds }) => notifyConfirmed(deps, purchaseId, orderIds),
    },
    {
      name: 'orders.notifyPaidTooLate',
      hears: ['order.paidTooLate'],
      run: ({ purchaseId, orderIds }) => notifyPaidTooLate(deps, purchaseId, orderIds),
    },
    {
      name: 'orders.notifyEnded',
      formerly: ['orders.tellEnded'],
      hears: ['order.cancelled'],
      run: ({ purchaseId, orderIds }) => notifyEnded(deps, purchaseId, orderIds),
    },
    {
      name: 'orders.notifySellersEnded',
      hears: ['order.cancelled'],
      run: ({ purchaseId, orderIds }) => notifySellers(deps, purchaseId, orderIds),
    },
  ])
