import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { correctDocuments, correctIssued } from './correct-documents.ts'
import { endCollections } from './end-collections.ts'
import { endEmptied } from './end-emptied.ts'
import { notifyGone, notifyTransferred } from './notify-gone.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'refunds.correctDocuments': { refundId: number }
    'refunds.correctIssued': { orderId: number }
    'refunds.endCollections': Nothing
    'refunds.endEmptied': Nothing
    'refunds.notifyGone': { refundId: number }
    'refunds.notifyTransferred': { transferId: number }
  }
}

/** Documents follow refunds, whichever came first: each job runs after both may have been written, and corrects once a refund. */
export const refundsJobs = (deps: Deps): JobKind[] => [
  ...inLane('mail', [
    { name: 'refunds.notifyGone', hears: ['refund.gone'], run: ({ refundId }) => notifyGone(deps, refundId) },
    { name: 'refunds.notifyTransferred', run: ({ transferId }) => notifyTransferred(deps, transferId) },
  ]),
  ...inLane('money', [
    { name: 'refunds.endCollections', everyMinute: true, run: (_, { signal }) => endCollections(deps, signal) },
    { name: 'refunds.endEmptied', everyMinute: true, run: (_, { signal }) => endEmptied(deps, signal) },
    { name: 'refunds.correctDocuments', run: ({ refundId }) => correctDocuments(deps, refundId) },
    {
      name: 'refunds.correctIssued',
      hears: ['documents.issued'],
      run: ({ orderId }) => correctIssued(deps, orderId),
    },
  ]),
]
