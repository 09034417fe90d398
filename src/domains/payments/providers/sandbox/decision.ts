import { z } from 'zod'

const checkbox = z.literal('on').optional().transform(Boolean)

/** What the form of the sandbox page sends; unknown values fall to the plain case. */
export const decision = z.object({
  action: z.enum(['pay', 'cancel', 'close']),
  /** How often the webhook is delivered. */
  copies: z.coerce.number().int().min(1).max(5).catch(1),
  /** The webhook is late by so many seconds. */
  lateSeconds: z.coerce.number().int().min(0).max(7200).catch(0),
  /** Along with, before or after the buyer's return; or lost. */
  timing: z.enum(['along', 'before', 'after', 'never']).catch('along'),
  /** An outdated webhook of a failed attempt follows. */
  disorder: checkbox.catch(false),
  /** One grosz less than asked arrives. */
  short: checkbox.catch(false),
})
export type Decision = z.infer<typeof decision>

/** What a buyer's bank does later with a payment that was made. */
const DISPUTE_STEPS = ['dispute', 'disputeWon', 'disputeLost'] as const
export type DisputeStep = (typeof DISPUTE_STEPS)[number]
export const disputeDecision = z.object({ action: z.enum(DISPUTE_STEPS) })
