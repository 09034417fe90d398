// Entries of what moves a seller's money without a buyer.
export {
  clawbackEntries,
  deliveryEntries,
  payoutEntries,
  payoutPaidEntries,
  payoutReturnedEntries,
  settlementEntries,
} from './payout-entries.ts'
export {
  chargebackEntries,
  chargebackLossEntries,
  chargebackLostEntries,
  chargebackWonEntries,
  feeBorneEntries,
  heldBackEntries,
  releasedEntries,
  sharesOf,
  type TakenBack,
} from './refund-entries.ts'
