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

/** Offered where money of goods that left goes back. */
export const GIVE_BACK_REASONS = [
  'returned',
  'defect',
  'missing',
  'notDelivered',
  'priceReduced',
  'goodwill',
  'another',
] as const satisfies readonly RefundReason[]
/** Offered where what was not sent yet never will be. */
export const REST_REASONS = ['soldOut', 'buyerAsked', 'defect', 'another'] as const satisfies readonly RefundReason[]
/** Offered where a paid order is called off. */
export const CANCEL_PAID_REASONS = [
  'buyerAsked',
  'notReachable',
  'notCollected',
  'soldOut',
  'defect',
  'another',
] as const satisfies readonly RefundReason[]

/** A reason, and words to the buyer if there are any. */
export type Why = { reason: RefundReason; words: string | null }
