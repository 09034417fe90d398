export { CHECK_BATCH, type Disagreement, type LedgerCheck, readAbout, readKeys } from './checks.ts'
export { readCommissionDays } from './commission-days.ts'
export { ledgerService } from './http.ts'
export { postTransaction, postTransactions, readBalances } from './ledger.ts'
export { commissionEntries, paymentEntries, refundEntries } from './rules/entries.ts'
export {
  clawbackEntries,
  payoutEntries,
  payoutPaidEntries,
  payoutReturnedEntries,
  settlementEntries,
} from './rules/payout-entries.ts'
export {
  feeEntries,
  refundDueEntries,
} from './rules/refund-entries.ts'
export type { PostedEntry } from './store/reading.ts'
export * as sellerMoney from './store/sellers.ts'
export { verifyLedger } from './verify-ledger.ts'
