// What is compared with the ledger: one line a check. A domain that posts something adds its own.

import { verifyChargebacks } from '../src/domains/chargebacks/index.ts'
import { verifyMoney, verifyOrders, verifyTransfers } from '../src/domains/checkout/index.ts'
import { verifyDocuments } from '../src/domains/documents/index.ts'
import type { LedgerCheck } from '../src/domains/ledger/index.ts'
import { verifyCommissions } from '../src/domains/orders/verify-commissions.ts'
import { verifyPayouts } from '../src/domains/payouts/index.ts'
import { verifyReports } from '../src/domains/reconciliation/index.ts'
import { verifyRefunds } from '../src/domains/refunds/verify-refunds.ts'
import { verifyReviews } from '../src/domains/reviews/index.ts'

export const LEDGER_CHECKS: readonly { name: string; find: LedgerCheck }[] = [
  { name: 'payments and refunds', find: verifyMoney },
  { name: 'orders paid online', find: verifyOrders },
  { name: 'transfers to the bank account', find: verifyTransfers },
  { name: 'chargebacks', find: verifyChargebacks },
  { name: 'fees and payouts of providers', find: verifyReports },
  { name: 'commission of orders on delivery', find: verifyCommissions },
  { name: 'payouts and what sellers have', find: verifyPayouts },
  { name: 'refunds of orders', find: verifyRefunds },
  { name: 'documents', find: verifyDocuments },
  { name: 'averages of reviews', find: verifyReviews },
]
