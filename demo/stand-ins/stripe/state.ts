import { randomBytes } from 'node:crypto'

/** What Stripe keeps of a session, its PaymentIntent and its refunds; the wire's own names. */
export type Session = {
  id: string
  object: 'checkout.session'
  mode: 'payment'
  livemode: boolean
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  client_reference_id: string | null
  customer_email: string | null
  locale: string
  success_url: string
  cancel_url: string
  expires_at: number
  url: string | null
  payment_intent: string | null
  payment_method_types: string[]
  metadata: Record<string, string>
  description: string
}
export type Intent = {
  id: string
  object: 'payment_intent'
  status: string
  amount: number
  metadata: Record<string, string>
}
export type Refund = {
  id: string
  object: 'refund'
  status: 'pending' | 'succeeded' | 'failed'
  amount: number
  currency: string
  payment_intent: string
  metadata: Record<string, string>
}
export type Dispute = {
  id: string
  object: 'dispute'
  status: string
  amount: number
  currency: string
  reason: string
  payment_intent: string
  evidence_details: { due_by: number | null; submission_count: number; past_due: boolean; has_evidence: boolean }
  evidence: Record<string, string>
  metadata: Record<string, string>
  /** Money taken is negative; the fee with it. What comes back is positive. */
  balance_transactions: { amount: number; currency: string; fee: number }[]
}
/** A file that was sent; its bytes stay with the test. */
export type StripeFile = {
  id: string
  object: 'file'
  purpose: string
  filename: string
  type: string
  size: number
  bytes: Buffer
}
export type StripeEvent = {
  id: string
  object: 'event'
  type: string
  livemode: boolean
  created: number
  data: { object: object }
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** A form as Stripe reads it: `line_items[0][price_data][currency]` is a path. */
export type Form = ReadonlyMap<string, string>
export const readForm = (body: string): Form => new Map(new URLSearchParams(body))

/** A refusal as Stripe words it. */
export class Refused extends Error {
  readonly status: number
  readonly answer: { error: Record<string, string> }
  constructor(status: number, type: string, message: string, more: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.answer = { error: { type, message, ...more } }
  }
}
