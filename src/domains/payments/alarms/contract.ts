import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { writtenText } from '../../../values/written-text.ts'
import { PAYMENT_PROVIDERS, PAYMENT_STATUSES } from '../contract.ts'
import { ALARM_KINDS } from '../rules/alarm-kinds.ts'

/** Characters of what was done about it. */
export const NOTE_LIMIT = 1000

/** A payment that needs a person. Amounts in minor units, times in UTC. */
export const paymentAlarm = z.object({
  id: z.number().int(),
  kind: z.enum(ALARM_KINDS),
  /** What came, went or was lost, where there is a sum; any currency may have come. */
  amount: z.number().int().nullable(),
  currency: z.string().nullable(),
  raisedAt: z.string(),
  doneAt: z.string().nullable(),
  note: z.string(),
  payment: z.object({
    id: z.string(),
    provider: z.enum(PAYMENT_PROVIDERS),
    reference: z.string().nullable(),
    status: z.enum(PAYMENT_STATUSES),
    amount: z.number().int(),
    currency: z.string(),
  }),
})
export type PaymentAlarm = z.infer<typeof paymentAlarm>

export const paymentAlarmsContract = {
  'GET /api/admin/payment-alarms': {
    summary: 'Payments that need a person, the latest first; `done`: those that somebody put right',
    access: 'operator',
    area: 'money',
    query: z.object({ done: z.stringbool().optional(), before: z.coerce.number().int().min(1).optional() }),
    response: z.object({ alarms: z.array(paymentAlarm), next: z.number().int().nullable() }),
  },
  'POST /api/admin/payment-alarms/{id}/done': {
    summary: 'Somebody put it right; with what was done. Again it keeps the first',
    access: 'operator',
    area: 'money',
    params: z.object({ id: idInPath }),
    body: z.object({ note: writtenText(NOTE_LIMIT) }),
    response: paymentAlarm,
    failures: ['alarm_not_found'],
  },
} as const satisfies Contract
