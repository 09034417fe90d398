// Entries of what moves a seller's money without a buyer.
export {
  clawbackEntries,
  deliveryEntries,
  payoutEntries,
  payoutPaidEntries,
  payoutReturnedEntries,
  settlementEntries,
} from './payout-entries.ts'
export { heldBackEntries, releasedEntries, sharesOf } from './refund-entries.ts'
