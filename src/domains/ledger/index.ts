export { postTransaction, postTransactions, readBalances, readPosted } from './ledger.ts'
export { commissionEntries, paymentEntries, refundEntries } from './rules/entries.ts'
export { verifyLedger } from './verify-ledger.ts'
