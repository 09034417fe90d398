import { lockWaiting } from '../../src/domains/orders/clocks/store.ts'
import { takeDueCommissions } from '../../src/domains/orders/store/commissions.ts'
import { lockOverdue } from '../../src/domains/orders/store/lock-orders.ts'
import { lockUnannounced, takeDue } from '../../src/domains/payments/store/checks.ts'
import { lockKey } from '../../src/platform/idempotency/kept-answers.ts'
import type { PASSED_OVER } from './list.ts'
import type { Rows } from './rows.ts'
import type { Take } from './waited-for.ts'

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const PROVIDER = 'przelewy24'

/** How each of them is taken by two at once; the second gets nothing, and waits for nobody. */
export const passedOver = {
  'a payment that is due to be asked about': async ({ aPayment, now }) => {
    await aPayment({ status: 'started', operator: PROVIDER, next_check_at: ago(1) })
    return (db) => takeDue(db, PROVIDER, now, ago(-1))
  },
  'payments that never reached their provider': async ({ aPayment, now }) => {
    await aPayment({ status: 'created', reference: null, created_at: ago(2) })
    return (db) => lockUnannounced(db, now)
  },
  'commissions to be booked': async ({ anOrderAs }) => {
    const { id } = await anOrderAs({ cash_on_delivery: true })
    return (db) => takeDueCommissions(db, [id], 10)
  },
  'an order that a clock moves on': async ({ anOrderAs }) => {
    const { id } = await anOrderAs({ status: 'shipped', moved_at: ago(1) })
    const waiting = {
      status: 'shipped',
      since: ago(0),
      payments: ['paid', 'onDelivery', 'unpaid'],
      unless: null,
    } as const
    return (db) => lockWaiting(db, id, waiting)
  },
  'orders whose hold is over': async ({ anOrderAs, now }) => {
    const { purchaseId } = await anOrderAs({ status: 'pending', payment_status: 'unpaid', held_until: ago(1) })
    return (db) => lockOverdue(db, now, 10, purchaseId)
  },
  'a request with a key': async () => {
    return (db) => lockKey(db, { scope: 'somebody /api/x', key: '12345678' })
  },
} as const satisfies Record<keyof typeof PASSED_OVER, (rows: Rows) => Promise<Take>>
