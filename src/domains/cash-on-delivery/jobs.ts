import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { shipments } from '../orders/index.ts'
import { compareReport } from './compare-report.ts'
import { fetchReports } from './fetch-reports.ts'
import { findMissed } from './find-missed.ts'
import { followOrder } from './follow-order.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'cashOnDelivery.follow': { orderId: number }
    'cashOnDelivery.compare': { reportId: number; companyId: number }
    'cashOnDelivery.deliver': { orderId: number }
    'cashOnDelivery.findMissed': Nothing
    'cashOnDelivery.fetch': Nothing
  }
}

/** What carriers collect is followed order by order, and compared with what they report. */
export const cashOnDeliveryJobs = (deps: Deps): JobKind[] => [
  { name: 'cashOnDelivery.follow', hears: ['order.stepTaken'], run: ({ orderId }) => followOrder(deps, orderId) },
  { name: 'cashOnDelivery.deliver', run: ({ orderId }) => shipments.deliverCollected(deps, orderId) },
  ...inLane('money', [
    {
      name: 'cashOnDelivery.compare',
      priority: 30,
      timeLimit: 600,
      run: (report, { signal }) => compareReport(deps, report, signal),
    },
    {
      name: 'cashOnDelivery.findMissed',
      priority: 40,
      everyMinute: true,
      run: (_, { signal }) => findMissed(deps, signal),
    },
  ]),
  ...inLane('carriers', [
    {
      name: 'cashOnDelivery.fetch',
      priority: 40,
      everyMinute: true,
      timeLimit: 300,
      run: (_, { signal }) => fetchReports(deps, signal),
    },
  ]),
]
