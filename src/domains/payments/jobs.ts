import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/jobs.ts'
import { deliverNotice } from './sandbox/operate.ts'

export const paymentsJobs = (deps: Deps): JobKind[] =>
  inLane('money', [
    {
      name: 'sandbox.deliverNotice',
      run: (payload: Parameters<typeof deliverNotice>[1]) => deliverNotice(deps, payload),
    },
  ])
