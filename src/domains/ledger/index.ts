export { postTransaction, readBalances, verifyLedger } from './ledger.ts'
export { paymentEntries, refundEntries } from './rules/entries.ts'
