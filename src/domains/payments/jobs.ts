import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import { notifyOfAlarm } from './alarms/notify-people.ts'
import { type Delivery, deliverWebhook } from './providers/sandbox/operate.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'payments.notifyOfAlarm': { alarmId: number }
    'sandbox.deliverWebhook': Delivery
  }
}

/** Webhooks of the sandbox, which come late, twice and out of order as real ones do; and the call for people where a payment needs some. */
export const paymentsJobs = (deps: Deps): JobKind[] => [
  ...inLane('money', [{ name: 'sandbox.deliverWebhook', run: (delivery) => deliverWebhook(deps, delivery) }]),
  ...inLane('mail', [{ name: 'payments.notifyOfAlarm', run: ({ alarmId }) => notifyOfAlarm(deps, alarmId) }]),
]
