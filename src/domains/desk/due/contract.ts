import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { CURRENCIES } from '../../../values/money.ts'

/** Days ahead that the overview looks. */
export const DUE_DAYS = 7
/** Counts end here: the rest is "or more". */
export const DUE_BOUND = 1000

/** What has to be done within the next days, what is late among it. Times in UTC. */
export const clock = z.object({
  name: z.enum(['reports', 'complaints', 'recalls', 'chargebacks', 'requests']),
  count: z.number().int(),
  late: z.number().int(),
  /** When the first is due. */
  first: z.string(),
  /** Of what has no list of its own: whose is the first. */
  companyId: z.number().int().nullable(),
})
export type Clock = z.infer<typeof clock>

export const waitingPayouts = z.object({
  /** `draft`: to be approved; `approved`: to be paid. */
  status: z.enum(['draft', 'approved']),
  currency: z.enum(CURRENCIES),
  count: z.number().int(),
  /** Minor units. */
  amount: z.number().int(),
  /** Since when the oldest batch waits. */
  since: z.string(),
})
export type WaitingPayoutsView = z.infer<typeof waitingPayouts>

const clocks = z.object({ clocks: z.array(clock) })

export const dueContract = {
  'GET /api/admin/due/content': {
    summary: `Reports, complaints and recalls that are late or due within ${DUE_DAYS} days; those of which there are none are left out`,
    access: 'operator',
    area: 'content',
    response: clocks,
  },
  'GET /api/admin/due/companies': {
    summary: 'The same of papers that companies were asked for',
    access: 'operator',
    area: 'companies',
    response: clocks,
  },
  'GET /api/admin/due/money': {
    summary: 'The same of chargebacks to be answered, and the payouts that wait for approval or for the bank',
    access: 'operator',
    area: 'money',
    response: clocks.extend({ payouts: z.array(waitingPayouts) }),
  },
} as const satisfies Contract
