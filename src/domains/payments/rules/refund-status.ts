export const REFUND_STATUSES = ['due', 'done'] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

/** What may follow a status of a refund. Money that went back stays there. */
export const REFUND_TRANSITIONS: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = { due: ['done'], done: [] }

/** The statuses from which a refund may become another. */
export function refundsBefore(to: RefundStatus): RefundStatus[] {
  return REFUND_STATUSES.filter((from) => REFUND_TRANSITIONS[from].includes(to))
}
