import type { PaymentStatus } from '../contract.ts'

/**
 * What a provider says of a payment, by webhook or when asked. `refunded`, `refundFailed`: of one refund of it. `differs`: another sum than was
 * asked for lies there, and is not taken.
 */
export const OUTCOMES = ['paid', 'cancelled', 'failed', 'refunded', 'refundFailed', 'differs'] as const
export type Outcome = (typeof OUTCOMES)[number]

/**
 * What moves a payment: what its provider says, and what the market does. `announced`: the provider knows it and the buyer can be sent
 * there. `left`: nobody pays any more. `unfit`: money came that pays for nothing (another sum, or a second time). `sentBack`: it was
 * paid, and all of it goes back.
 */
export type PaymentStep = Outcome | 'announced' | 'left' | 'unfit' | 'sentBack'

/** Money that comes later counts all the same, whatever was said before: webhooks arrive twice, late and in any order. */
const GIVEN_UP = { paid: 'paid', unfit: 'refundDue' } as const
const OPEN = { ...GIVEN_UP, cancelled: 'cancelled', failed: 'failed', left: 'expired' } as const

/** Where a step leads from each status; absent: it changes nothing. Nothing said later takes back money that came. */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentStatus, Partial<Record<PaymentStep, PaymentStatus>>>> = {
  created: { ...OPEN, announced: 'started' },
  started: OPEN,
  cancelled: GIVEN_UP,
  failed: GIVEN_UP,
  expired: GIVEN_UP,
  paid: { sentBack: 'refundDue' },
  refundDue: { refunded: 'refunded' },
  refunded: {},
}

/** The status after a step, or undefined when it changes nothing. */
export function afterStep(status: PaymentStatus, step: PaymentStep): PaymentStatus | undefined {
  return PAYMENT_TRANSITIONS[status][step]
}

/** Every move of a step, for a statement that has to know them all. */
export function movesOf(step: PaymentStep): { from: PaymentStatus; to: PaymentStatus }[] {
  return (Object.keys(PAYMENT_TRANSITIONS) as PaymentStatus[]).flatMap((from) => {
    const to = afterStep(from, step)
    return to ? [{ from, to }] : []
  })
}
