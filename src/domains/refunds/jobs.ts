import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import { correctDocuments, correctIssued } from './correct-documents.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'refunds.correctDocuments': { refundId: number }
    'refunds.correctIssued': { orderId: number }
  }
}

/** Documents follow refunds, whichever came first: each job runs after both may have been written, and corrects once a refund. */
export const refundsJobs = (deps: Deps): JobKind[] =>
  inLane('money', [
    { name: 'refunds.correctDocuments', run: ({ refundId }) => correctDocuments(deps, refundId) },
    {
      name: 'refunds.correctIssued',
      hears: ['documents.issued'],
      run: ({ orderId }) => correctIssued(deps, orderId),
    },
  ])
