import type { Deps } from '../../platform/deps.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { deliverNotice } from './sandbox/operate.ts'

export const paymentsJobs = (deps: Deps): JobKind[] => [
  {
    name: 'sandbox.deliverNotice',
    run: (payload: Parameters<typeof deliverNotice>[1]) => deliverNotice(deps, payload),
  },
]
