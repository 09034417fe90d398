import { sql } from 'kysely'
import { insertSandboxRefund, openDispute } from '../../src/domains/payments/providers/sandbox/store.ts'
import { lockUnsent } from '../../src/domains/payments/store/disputes.ts'
import { lockPaidOf, lockPayment, lockSiblings } from '../../src/domains/payments/store/payments.ts'
import { lockTransfer } from '../../src/domains/payments/store/transfers.ts'
import { insertBatch, lockBatch } from '../../src/domains/payouts/store/batches.ts'
import { lockProgress } from '../../src/domains/payouts/store/progress.ts'
import { lockLine } from '../../src/domains/reconciliation/store/bank-lines.ts'
import { lockProvider } from '../../src/domains/reconciliation/store/settlements.ts'
import { lockTransfer as lockRefundTransfer, lockTransferOf } from '../../src/domains/refunds/store/transfers.ts'
import { lock } from '../../src/domains/settings/store.ts'
import type { Rows } from './rows.ts'
import type { Take } from './waited-for.ts'

type Taken = (rows: Rows) => Promise<Take>

/** Locks of payments, payouts and what is compared with the bank. */
export const moneyLocks = {
  'all payments of a purchase, for what a provider says of one': async ({ aPayment }) => {
    const { reference } = await aPayment()
    return (db) => lockSiblings(db, 'sandbox', reference, undefined)
  },
  'all payments of a purchase, for money that goes back': async ({ aPayment, now }) => {
    const { purchaseId } = await aPayment({ status: 'paid', paid_at: now, amount_paid: 100 })
    return (db) => lockPaidOf(db, purchaseId)
  },
  'one payment': async ({ aPayment }) => {
    const { id } = await aPayment()
    return (db) => lockPayment(db, id)
  },
  'refunds that were not sent': async ({ aRefund }) => {
    const { paymentId } = await aRefund()
    return (db) => lockUnsent(db, paymentId)
  },
  'a transfer that came': async ({ aTransfer }) => {
    const id = await aTransfer()
    return (db) => lockTransfer(db, id)
  },
  'a payment at the sandbox': async ({ atSandbox }) => {
    const reference = await atSandbox()
    return (db, turn) => insertSandboxRefund(db, reference, `refund ${turn}`, 10)
  },
  'a payment at the sandbox that a bank takes back': async ({ atSandbox, now }) => {
    const reference = await atSandbox()
    return (db, turn) =>
      turn === 1
        ? sql`select from sandbox_payments where reference = ${reference} for no key update`.execute(db)
        : openDispute(db, reference, now)
  },
  'a setting that is read, changed and written': async () => {
    return (db) => lock(db, 'locked')
  },
  'a line of a bank statement': async ({ aRow, digest, now }) => {
    const line = { statement_id: 1, line: 1, booked_on: now, amount: 5, currency: 'PLN', title: '', name: '' }
    const id = Number((await aRow('bank_lines', { ...line, digest: digest() })).id)
    return (db) => lockLine(db, id)
  },
  'the reports of a provider': async ({ aRow, digest, now }) => {
    const days = { first_day: now, last_day: now, imported_at: now }
    await aRow('settlement_files', { provider: 'p1', name: '', lines: 1, repeated: 0, digest: digest(), ...days })
    return (db) => lockProvider(db, 'p1')
  },
  'a batch of payouts': async ({ market, userId, now }) => {
    const batch = { currency: 'PLN', channel: 'bank-file', approvals: 1, createdBy: userId, createdAt: now } as const
    const id = await insertBatch(market.deps.db, batch as never)
    return (db) => lockBatch(db, id)
  },
  'how far payouts have read the ledger': async ({ market }) => {
    await lockProgress(market.deps.db)
    return (db) => lockProgress(db)
  },
  'the transfer of a refund': async ({ aRefundTransfer, readOne }) => {
    const refundId = Number(await readOne('refund_transfers', 'payment_refund_id', 'id', await aRefundTransfer('due')))
    return (db) => lockTransferOf(db, refundId)
  },
  'a refund that people transfer': async ({ aRefundTransfer }) => {
    const id = await aRefundTransfer('due')
    return (db) => lockRefundTransfer(db, id)
  },
} satisfies Record<string, Taken>
