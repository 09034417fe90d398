import type { PaymentStatus } from '../contract.ts'

/** What a provider says of a payment, by webhook or when asked. */
export const OUTCOMES = ['paid', 'cancelled', 'failed', 'refunded'] as const
export type Outcome = (typeof OUTCOMES)[number]

/**
 * Where an outcome leads from each status; absent: it changes nothing. Money that came counts whatever was said before, and nothing
 * said later takes it back: webhooks arrive twice, late and in any order.
 */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentStatus, Partial<Record<Outcome, PaymentStatus>>>> = {
  created: { paid: 'paid', cancelled: 'cancelled', failed: 'failed' },
  started: { paid: 'paid', cancelled: 'cancelled', failed: 'failed' },
  cancelled: { paid: 'paid' },
  failed: { paid: 'paid' },
  expired: { paid: 'paid' },
  paid: {},
  refundDue: { refunded: 'refunded' },
  refunded: {},
}

/** The status after an outcome, or undefined when it changes nothing. */
export function afterOutcome(status: PaymentStatus, outcome: Outcome): PaymentStatus | undefined {
  return PAYMENT_TRANSITIONS[status][outcome]
}
