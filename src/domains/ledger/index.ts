export { postTransaction, postTransactions, readBalances, readPosted, verifyLedger } from './ledger.ts'
export { commissionEntries, paymentEntries, refundEntries } from './rules/entries.ts'
