import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { billCommission } from './bill-commission.ts'
import { billMonths } from './bill-commissions.ts'
import { issueOnce } from './issue-for-order.ts'
import { sendToKsef } from './send-to-ksef.ts'
import { removeUpload } from './upload-invoice.ts'

declare module '../../platform/jobs/names.ts' {
  interface Events {
    /** An order has its documents. */
    'documents.issued': { orderId: number }
  }
  interface Jobs {
    'documents.issueForOrder': { orderId: number }
    'documents.billMonths': Nothing
    'documents.billCommission': { companyId: number; period: string }
    'documents.removeUpload': { fileKey: string }
    'documents.sendToKsef': { documentId: number }
  }
}

/** Documents are issued by what happened to orders and by the calendar; each once, whatever runs twice. */
export const documentsJobs = (deps: Deps): JobKind[] => [
  ...inLane('money', [
    {
      name: 'documents.issueForOrder',
      hears: ['order.handedOver'],
      run: ({ orderId }) => issueOnce(deps, orderId),
    },
    { name: 'documents.billMonths', priority: 20, everyMinute: true, run: () => billMonths(deps) },
    {
      name: 'documents.billCommission',
      priority: 20,
      timeLimit: 300,
      run: ({ companyId, period }) => billCommission(deps, companyId, period),
    },
  ]),
  { name: 'documents.sendToKsef', timeLimit: 180, run: ({ documentId }) => sendToKsef(deps, documentId) },
  { name: 'documents.removeUpload', run: ({ fileKey }) => removeUpload(deps, fileKey) },
]
