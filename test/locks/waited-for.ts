import { lockCartOf, lockGuestCart, takeContents } from '../../src/domains/cart/store.ts'
import { lockChargeback, openChargeback } from '../../src/domains/chargebacks/store/chargebacks.ts'
import { lockSettings } from '../../src/domains/documents/store/settings.ts'
import { lockOrder as lockAtSeller } from '../../src/domains/fulfilment/store/lock-order.ts'
import { lengthenHolds } from '../../src/domains/orders/store/lengthen-holds.ts'
import { lockGivenUp, lockOrders, lockToRefund } from '../../src/domains/orders/store/lock-orders.ts'
import { lockMarks } from '../../src/domains/orders/store/marks.ts'
import { lockOrder } from '../../src/domains/orders/store/order-to-refund.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { goodsLocks } from './goods-locks.ts'
import type { WAITED_FOR } from './list.ts'
import { moneyLocks } from './money-locks.ts'
import type { Rows } from './rows.ts'

/** Takes a lock in a transaction; `turn`: of the first or the second. */
export type Take = (db: Database, turn: 1 | 2) => Promise<unknown>

/** How each lock of the list is taken by two at once. */
export const waitedFor = {
  ...moneyLocks,
  ...goodsLocks,
  'the orders of a purchase': async ({ anOrderAs }) => {
    const { purchaseId } = await anOrderAs()
    return (db) => lockOrders(db, purchaseId)
  },
  'the orders of a purchase, to give them up': async ({ anOrderAs, now }) => {
    const { purchaseId } = await anOrderAs({ status: 'pending' })
    return (db) => lockGivenUp(db, now, purchaseId)
  },
  'orders whose money goes back': async ({ anOrderAs }) => {
    const { number } = await anOrderAs({ payment_status: 'refundDue' })
    return (db) => lockToRefund(db, [number])
  },
  'the orders of a purchase, to lengthen their hold': async ({ anOrderAs, now }) => {
    // None of it is held: only the lock itself can be waited for.
    const { purchaseId } = await anOrderAs()
    return (db) => lengthenHolds(db, purchaseId, now)
  },
  'an order of which money goes back': async ({ anOrderAs }) => {
    const { id } = await anOrderAs()
    return (db) => lockOrder(db, id)
  },
  'the marks of a buyer': async ({ digest }) => {
    const mark = digest()
    return (db) => lockMarks(db, [{ kind: 'email', mark, days: 14 }])
  },
  'an order at its seller': async ({ anOrderAs, companyId }) => {
    const { number } = await anOrderAs()
    return (db) => lockAtSeller(db, companyId, number)
  },
  'a cart that becomes an order': async ({ aCart }) => {
    const { key } = await aCart()
    return (db) => takeContents(db, key)
  },
  'a guest’s cart that flows into another': async ({ aCart }) => {
    const { key } = await aCart()
    return (db) => lockGuestCart(db, key)
  },
  'the cart of a person': async ({ userId }) => {
    return (db) => lockCartOf(db, userId)
  },
  'the settings of documents': async ({ market, companyId, now }) => {
    await lockSettings(market.deps.db, companyId, now)
    return (db) => lockSettings(db, companyId, now)
  },
  'a dispute that is told of': async ({ aChargeback, now }) => {
    const { paymentId, dispute } = await aChargeback()
    const report = { disputeId: dispute, amount: 5, currency: 'PLN', reason: null, answerUntil: null, toldAt: now }
    return (db) => openChargeback(db, { paymentId, provider: 'stripe' }, report as never, now)
  },
  'a chargeback': async ({ aChargeback }) => {
    const { id } = await aChargeback()
    return (db) => lockChargeback(db, id)
  },
} as const satisfies Record<keyof typeof WAITED_FOR, (rows: Rows) => Promise<Take>>
