/** What the operator decides about payouts. `minimum`: grosze of the batch's currency below which nobody is paid yet. */
export type PayoutSettings = {
  /** Days from delivery to the day on which the money is the seller's to have. */
  delayDays: number
  /** Days that what was sent is taken to be on its way while nothing says that it arrived. */
  transitDays: number
  minimum: number
  /** How many different operators approve a batch. */
  approvals: 1 | 2
}

/** Fourteen days are those in which a buyer may withdraw. */
export const DEFAULT_PAYOUT_SETTINGS: PayoutSettings = { delayDays: 14, transitDays: 3, minimum: 1000, approvals: 1 }
