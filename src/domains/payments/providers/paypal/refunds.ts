import { createHash } from 'node:crypto'
import type { Left } from '../at-most.ts'
import type { RefundRequest, RefundState } from '../provider.ts'
import { issueOf, type PaypalCalls, statusOf } from './calls.ts'
import { toDecimal } from './decimal.ts'
import { readOrder } from './orders.ts'
import { captureOf } from './standing.ts'
import { type Order, refund } from './wire.ts'

const STATES: Readonly<Record<string, RefundState>> = {
  COMPLETED: 'done',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
}

/** It will not be another time either. */
const NEVER = [
  'CAPTURE_FULLY_REFUNDED',
  'REFUND_AMOUNT_EXCEEDED',
  'REFUND_CAPTURE_CURRENCY_MISMATCH',
  'REFUND_NOT_ALLOWED',
  'REFUND_TIME_LIMIT_EXCEEDED',
  'REFUND_IS_RESTRICTED',
]

/**
 * Gives back what was captured, once a key: PayPal remembers request ids for some hours only, so it is asked first whether a refund with
 * this key is there. Throws when PayPal does not answer.
 */
export async function refundOrder(calls: PaypalCalls, request: RefundRequest, left: Left): Promise<RefundState> {
  const { reference, amount, currency, key } = request
  const order = await readOrder(calls, reference, left)
  const known = order && stateOf(order, key)
  if (known) return known
  const captured = order && captureOf(order)
  if (captured?.status !== 'COMPLETED' && captured?.status !== 'PARTIALLY_REFUNDED') return 'failed'
  // Of this payment alone: another market may use the same keys, and count its refunds in the same way.
  const idempotencyKey = `refund-${createHash('sha256').update(`${reference} ${key}`).digest('hex')}`
  try {
    const made = await calls.ask(
      {
        ...{
          method: 'POST',
          to: '/v2/payments/captures/{id}/refund',
          params: { id: captured.id },
          idempotencyKey,
        },
        body: { json: { amount: { currency_code: currency, value: toDecimal(amount) }, custom_id: key } },
      },
      refund,
      left,
    )
    return STATES[made.status] ?? 'pending'
  } catch (error) {
    if (statusOf(error) === 422 && NEVER.includes(issueOf(error) ?? '')) return 'failed'
    throw error
  }
}

/** How a refund stands that PayPal took on. */
export async function readRefund(calls: PaypalCalls, request: RefundRequest, left: Left): Promise<RefundState> {
  const order = await readOrder(calls, request.reference, left)
  return (order && stateOf(order, request.key)) ?? 'pending'
}

function stateOf(order: Order, key: string): RefundState | undefined {
  const known = order.purchase_units?.[0]?.payments?.refunds?.find(({ custom_id }) => custom_id === key)
  return known && (STATES[known.status] ?? 'pending')
}
