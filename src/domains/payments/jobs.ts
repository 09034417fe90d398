import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import { type Delivery, deliverNotice } from './sandbox/operate.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'sandbox.deliverNotice': Delivery
  }
}

export const paymentsJobs = (deps: Deps): JobKind[] =>
  inLane('money', [{ name: 'sandbox.deliverNotice', run: (delivery) => deliverNotice(deps, delivery) }])
