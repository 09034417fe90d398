/** Why a seller calls an order off. `another` needs words of the seller. */
export const CANCEL_REASONS = ['buyerAsked', 'notCollected', 'notReachable', 'soldOut', 'defect', 'another'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** A reason, and the seller's own words to the buyer if there are any. */
export type Cancellation = { reason: CancelReason; words: string | null }
