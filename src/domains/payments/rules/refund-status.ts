/** `due`: to be asked for · `sent`: the provider took it on · `failed`: it will not do it · `done`: the money is on its way to the buyer. */
export const REFUND_STATUSES = ['due', 'sent', 'failed', 'done'] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

/** What may follow a status of a refund. Money that went back stays there; a failure may turn out to be none, or is tried another way. */
export const REFUND_TRANSITIONS: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  due: ['sent', 'failed', 'done'],
  sent: ['failed', 'done'],
  failed: ['due', 'done'],
  done: [],
}

/** The statuses from which a refund may become another. */
export function refundsBefore(to: RefundStatus): RefundStatus[] {
  return REFUND_STATUSES.filter((from) => REFUND_TRANSITIONS[from].includes(to))
}
