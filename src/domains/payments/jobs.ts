import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import { type Delivery, deliverWebhook } from './providers/sandbox/operate.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'sandbox.deliverWebhook': Delivery
  }
}

/** Webhooks of the sandbox, which come late, twice and out of order as real ones do. */
export const paymentsJobs = (deps: Deps): JobKind[] =>
  inLane('money', [{ name: 'sandbox.deliverWebhook', run: (delivery) => deliverWebhook(deps, delivery) }])
