import type { Deps } from '../../../platform/deps.ts'
import { inLane, type JobKind } from '../../../platform/jobs/jobs.ts'
import { tellEnded, tellPlaced } from './tell-buyer.ts'
import { tellConfirmed } from './tell-confirmed.ts'

type Payload = { purchaseId: number; orderIds: number[] }

/** Mails about orders, written by what happened to them. Each may run twice: nobody is told twice. */
export const newsJobs = (deps: Deps): JobKind[] =>
  inLane('mail', [
    { name: 'orders.tellPlaced', run: ({ purchaseId }: Payload) => tellPlaced(deps, purchaseId) },
    {
      name: 'orders.tellConfirmed',
      run: ({ purchaseId, orderIds }: Payload) => tellConfirmed(deps, purchaseId, orderIds),
    },
    { name: 'orders.tellEnded', run: ({ purchaseId, orderIds }: Payload) => tellEnded(deps, purchaseId, orderIds) },
  ])
