import { z } from 'zod'
import type { Outcome } from '../../rules/payment-status.ts'
import type { Webhook } from '../provider.ts'
import { fromDecimal } from './decimal.ts'
import type { Order } from './wire.ts'

/** What a capture says of a payment; a status that is absent says nothing yet. */
const CAPTURED: Readonly<Record<string, Outcome>> = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  // All of it went back: nobody ships for it any more.
  REFUNDED: 'refunded',
  DECLINED: 'failed',
  FAILED: 'failed',
}

const unitOf = (order: Order) => order.purchase_units?.[0]

/** Our id of the payment; undefined for an order that another shop made with the same keys. */
export function paymentIdOf(order: Order): string | undefined {
  const id = z.uuid().safeParse(unitOf(order)?.custom_id)
  return id.success ? id.data : undefined
}

/** The capture that counts: an order of one unit is captured once, after attempts that were declined. */
export function captureOf(order: Order) {
  const captures = unitOf(order)?.payments?.captures ?? []
  return captures.find(({ status }) => CAPTURED[status] !== 'failed') ?? captures.at(-1)
}

/**
 * How an order stands: undefined while it is open or its money is on the way, `approved` when only our capture is missing. Throws where
 * an amount cannot be read.
 */
export function standingOf(order: Order): Webhook | 'approved' | undefined {
  const capture = captureOf(order)
  const outcome = capture && CAPTURED[capture.status]
  if (capture && outcome) {
    const { value, currency_code: currency } = capture.amount
    // All of it together: no single refund of ours.
    const refundKey = outcome === 'refunded' ? { refundKey: `paypal:${capture.id}` } : {}
    return { ...named(order, `${capture.id}_${outcome}`), outcome, amount: fromDecimal(value), currency, ...refundKey }
  }
  if (capture) return undefined
  if (order.status === 'APPROVED') return 'approved'
  return order.status === 'VOIDED' ? ended(order, 'cancelled') : undefined
}

/** An order whose money will not come. */
export function ended(order: Order, outcome: 'cancelled' | 'failed'): Webhook {
  const asked = unitOf(order)?.amount
  if (!asked) throw new Error('an order of PayPal came without its amount')
  const { value, currency_code: currency } = asked
  return { ...named(order, `${order.id}_${outcome}`), outcome, amount: fromDecimal(value), currency }
}

/** The id is made of what happened, so that a webhook, a return and a question that tell the same are one. */
const named = (order: Order, webhookId: string) => ({ webhookId, reference: order.id, paymentId: paymentIdOf(order) })
