import { z } from 'zod'

/** What is read of PayPal's answers. Statuses stay texts: one that is new must not make an answer unreadable. */
const money = z.object({ currency_code: z.string().length(3), value: z.string() })
const link = z.object({ rel: z.string(), href: z.string() })

export const capture = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: money,
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
})

export const refund = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: money.optional(),
  custom_id: z.string().optional(),
  links: z.array(link).optional(),
})
export type Refund = z.infer<typeof refund>

export const order = z.object({
  id: z.string().min(1).max(60),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: money.optional(),
        payments: z.object({ captures: z.array(capture).optional(), refunds: z.array(refund).optional() }).optional(),
      }),
    )
    .optional(),
  links: z.array(link).optional(),
})
export type Order = z.infer<typeof order>

/** Written from memory of PayPal's interface, and read with patience: what does not fit is for a person. */
export const dispute = z.object({
  dispute_id: z.string().min(1).max(200),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().regex(/^[\w-]{1,60}$/) })).length(1),
  reason: z.string().max(200).optional(),
  status: z.string(),
  dispute_amount: money,
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
  dispute_life_cycle_stage: z.string().optional(),
  seller_response_due_date: z.iso.datetime({ offset: true }).optional(),
  update_time: z.iso.datetime({ offset: true }).optional(),
})

export const token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

export const failure = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
})

export const event = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(200),
  resource: z.record(z.string(), z.unknown()),
})
export type Event = z.infer<typeof event>
