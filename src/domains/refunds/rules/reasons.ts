/** Why money goes back; texts are `refund_reason_…`. `another` needs words. The last ones: why an order was called off. */
export const REFUND_REASONS = [
  'returned',
  'defect',
  'missing',
  'notDelivered',
  'priceReduced',
  'goodwill',
  'buyerAsked',
  'notReachable',
  'notCollected',
  'soldOut',
  'another',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** A reason, and words to the buyer if there are any. */
export type Why = { reason: RefundReason; words: string | null }
