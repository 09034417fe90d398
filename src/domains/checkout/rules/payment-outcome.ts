import type { PaymentStatus } from '../../payments/contract.ts'

export type PaymentOutcome = 'success' | 'cancelled' | 'incomplete' | 'refunded' | 'none'

const OUTCOMES: Readonly<Record<PaymentStatus, PaymentOutcome>> = {
  created: 'incomplete',
  started: 'incomplete',
  expired: 'incomplete',
  paid: 'success',
  cancelled: 'cancelled',
  failed: 'cancelled',
  refundDue: 'refunded',
  refunded: 'refunded',
}

/** T06: success, cancelled, or incomplete (the buyer is asked to finish the payment). */
export function outcomeOf(status: PaymentStatus | undefined): PaymentOutcome {
  return status ? OUTCOMES[status] : 'none'
}
