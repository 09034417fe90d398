import type { Deps } from '../../platform/deps.ts'
import { inLane, type JobKind } from '../../platform/jobs/kinds.ts'
import type { Nothing } from '../../platform/jobs/names.ts'
import { notifyOfAlarm } from './alarms/notify-people.ts'
import { type Delivery, deliverWebhook } from './providers/sandbox/operate.ts'
import { purgeReceived } from './received-webhooks.ts'

declare module '../../platform/jobs/names.ts' {
  interface Jobs {
    'payments.notifyOfAlarm': { alarmId: number }
    'payments.purgeWebhooks': Nothing
    'sandbox.deliverWebhook': Delivery
  }
}

/** Webhooks of the sandbox, which come late, twice and out of order as real ones do; and the call for people where a payment needs some. */
export const paymentsJobs = (deps: Deps): JobKind[] => [
  { name: 'payments.purgeWebhooks', everyMinute: true, run: () => purgeReceived(deps) },
  ...inLane('money', [{ name: 'sandbox.deliverWebhook', run: (delivery) => deliverWebhook(deps, delivery) }]),
  ...inLane('mail', [{ name: 'payments.notifyOfAlarm', run: ({ alarmId }) => notifyOfAlarm(deps, alarmId) }]),
]
