import type { Deps } from '../../../platform/deps.ts'
import { inLane, type JobKind } from '../../../platform/jobs/kinds.ts'
import { tellEnded, tellPlaced } from './tell-buyer.ts'
import { tellConfirmed } from './tell-confirmed.ts'

declare module '../../../platform/jobs/names.ts' {
  interface Jobs {
    'orders.tellPlaced': { purchaseId: number }
    'orders.tellConfirmed': { purchaseId: number; orderIds: readonly number[] }
    'orders.tellEnded': { purchaseId: number; orderIds: readonly number[] }
  }
}

/** Mails about orders, written by what happened to them. Each may run twice: nobody is told twice. */
export const newsJobs = (deps: Deps): JobKind[] =>
  inLane('mail', [
    { name: 'orders.tellPlaced', hears: ['order.placed'], run: ({ purchaseId }) => tellPlaced(deps, purchaseId) },
    {
      name: 'orders.tellConfirmed',
      hears: ['order.confirmed'],
      run: ({ purchaseId, orderIds }) => tellConfirmed(deps, purchaseId, orderIds),
    },
    {
      name: 'orders.tellEnded',
      hears: ['order.cancelled'],
      run: ({ purchaseId, orderIds }) => tellEnded(deps, purchaseId, orderIds),
    },
  ])
