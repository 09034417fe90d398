import { sql } from 'kysely'
import { mergeCarts } from '../../src/domains/cart/merge-carts.ts'
import { eraseCarts } from '../../src/domains/cart/person-carts.ts'
import { lockCartOf } from '../../src/domains/cart/store.ts'
import { lockOrderToRefund } from '../../src/domains/orders/give-back.ts'
import { limitOpenOrders } from '../../src/domains/orders/limit-open-orders.ts'
import { tryRefundAgain } from '../../src/domains/payments/refund-paid.ts'
import { completeRefund, requestRefund } from '../../src/domains/payments/refunds.ts'
import { recordRepayment } from '../../src/domains/payouts/record-repayment.ts'
import { compareFile } from '../../src/domains/reconciliation/settlements/compare.ts'
import type { Database } from '../../src/platform/db/database.ts'
import type { VERBS } from './list.ts'
import { paperVerbs } from './paper-verbs.ts'
import { inside, type Rows } from './rows.ts'
import type { Take } from './waited-for.ts'

type Table = 'payments' | 'orders' | 'payout_progress' | 'settlement_files'
/** Somebody else is at it. What merely refers to a row that is held so waits for nobody: only whoever locks it does. */
const held = (db: Database, table: Table, id: unknown, column = 'id') =>
  sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${id} for no key update`.execute(db)

/** How verbs take locks before they look: these fail when a verb forgets to. */
export const verbs = {
  ...paperVerbs,
  'money that is to go back waits for its payment': async (rows) => {
    const { id } = await rows.aPayment({ status: 'paid' })
    const refund = { paymentId: id, key: `refund of ${id}`, amount: 1, currency: 'PLN', subjects: [] }
    return (db, turn) => (turn === 1 ? held(db, 'payments', id) : requestRefund(inside(rows, db), refund))
  },
  'money that went back waits for its payment': async (rows) => {
    const { id: paymentId } = await rows.aPayment({ status: 'paid' })
    const [done] = [await rows.aRefund({ payment_id: paymentId }), await rows.aRefund({ payment_id: paymentId })]
    const refund = { id: done.id, paymentId, way: 'provider', attempt: 1 } as Parameters<typeof completeRefund>[1]
    return (db, turn) => (turn === 1 ? held(db, 'payments', paymentId) : completeRefund(inside(rows, db), refund))
  },
  'a refund that begins anew waits for its payment': async (rows) => {
    const { id: paymentId } = await rows.aPayment({ status: 'paid' })
    const { id } = await rows.aRefund({ payment_id: paymentId, status: 'failed' })
    const refund = { id, paymentId, attempt: 1 }
    return (db, turn) =>
      turn === 1 ? held(db, 'payments', paymentId) : tryRefundAgain(inside(rows, db), refund, 'provider')
  },
  'who gives money of an order back reads it when nobody else does': async (rows) => {
    const order = (await rows.anOrderAs()) as unknown as Parameters<typeof lockOrderToRefund>[1]
    return (db, turn) => (turn === 1 ? held(db, 'orders', order.id) : lockOrderToRefund(inside(rows, db), order))
  },
  'of many orders of one buyer each sees those before': async (rows) => {
    const buyer = { firstName: '', lastName: '', email: 'one@example.com', phone: '' }
    return (db) => limitOpenOrders(inside(rows, db), { userId: null, buyer, orders: [], address: '' })
  },
  'two who log in as one person take over carts in turn': async (rows) => {
    // The person has a cart, which nobody has to make.
    const { userId, market } = rows
    const guest = await rows.aCart()
    await mergeCarts(market.deps, guest.key, userId)
    return (db, turn) => (turn === 1 ? lockCartOf(db, userId) : mergeCarts(inside(rows, db), undefined, userId))
  },
  'whoever erases a cart waits for who takes it over': async (rows) => {
    const { userId } = rows
    return (db, turn) => (turn === 1 ? lockCartOf(db, userId) : eraseCarts({ db }, userId))
  },
  'reports of one provider are compared one after the other': async (rows) => {
    const days = { first_day: rows.now, last_day: rows.now, imported_at: rows.now }
    const file = { provider: 'p2', name: '', lines: 1, repeated: 0, digest: rows.digest(), ...days }
    const id = Number((await rows.aRow('settlement_files', file)).id)
    // Whoever got so far did not wait.
    const signal = {
      aborted: false,
      throwIfAborted: () => {
        throw new Error('through')
      },
    } as unknown as AbortSignal
    return (db, turn) => (turn === 1 ? held(db, 'settlement_files', id) : compareFile(inside(rows, db), id, signal))
  },
  'what no report of a provider names is looked for by one at a time': async (rows) => {
    const days = { first_day: rows.now, last_day: rows.now, imported_at: rows.now }
    const file = { provider: 'p3', name: '', lines: 1, repeated: 0, digest: rows.digest(), ...days }
    const id = Number((await rows.aRow('settlement_files', file)).id)
    // Its own lines are done: what follows them takes the lock for itself.
    const signal = { aborted: true, throwIfAborted: () => undefined } as unknown as AbortSignal
    return (db, turn) => (turn === 1 ? held(db, 'settlement_files', id) : compareFile(inside(rows, db), id, signal))
  },
  'of two repayments the second sees the first': async (rows) => {
    const { market, companyId, userId } = rows
    await market.query('insert into payout_progress (read_to) values (0) on conflict do nothing')
    const operator = { userId, permissions: 'admin', firstName: '', companyIds: [], roles: {} } as never
    const repayment = { amount: 5, currency: 'PLN', receivedOn: '2026-01-01', note: '' } as never
    return (db, turn) =>
      turn === 1
        ? sql`select from payout_progress for no key update`.execute(db)
        : recordRepayment(inside(rows, db), operator, companyId, repayment)
  },
} as const satisfies Record<keyof typeof VERBS, (rows: Rows) => Promise<Take>>
