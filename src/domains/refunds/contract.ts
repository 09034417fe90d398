import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { CURRENCIES } from '../../values/money.ts'
import { purchaseKey } from '../orders/contract.ts'
import { PAYMENT_PROVIDERS } from '../payments/contract.ts'
import { CANCEL_PAID_REASONS, REFUND_REASONS } from './rules/reasons.ts'
import { LIMITED_ROLES } from './rules/refund-limits.ts'

export type { RefundReason } from './rules/reasons.ts'
export { LIMITED_ROLES, type RefundLimits } from './rules/refund-limits.ts'

/** `rest`: for what was not sent, because it never will be · `cancel`: all that is left, because the order was called off. */
export const REFUND_KINDS = ['whole', 'amount', 'line', 'delivery', 'rest', 'cancel'] as const
/**
 * `underWay`: the provider is asked, or works on it · `failed`: it will not, a person has to choose another way · `accountWanted`: the buyer's
 * account has to be known · `transferDue`: somebody has to transfer it · `done`: the money is on its way to the buyer.
 */
export const REFUND_STATES = ['underWay', 'failed', 'accountWanted', 'transferDue', 'done'] as const
export type RefundViewState = (typeof REFUND_STATES)[number]

const currency = z.enum(CURRENCIES)
const part = z.object({
  /** Null: the delivery. */
  itemId: z.number().int().nullable(),
  pieces: z.number().int(),
  amount: z.number().int(),
})

/** Money that goes back by bank transfer. */
export const transferView = z.object({
  id: z.number().int(),
  /** Who makes it: the market, or the seller that was paid on delivery. */
  payer: z.enum(['market', 'seller']),
  /** Null until somebody entered it; all but its ends hidden from those who do not pay. */
  iban: z.string().nullable(),
  holder: z.string().nullable(),
})

/** A refund as it stands. Amounts in grosze. */
export const refundView = z.object({
  id: z.number().int(),
  kind: z.enum(REFUND_KINDS),
  amount: z.number().int(),
  currency,
  parts: z.array(part),
  reason: z.enum(REFUND_REASONS),
  words: z.string().nullable(),
  by: z.enum(['buyer', 'seller', 'operator']),
  state: z.enum(REFUND_STATES),
  way: z.enum(['provider', 'transfer']),
  /** Through whom, where it goes back the way it came. */
  provider: z.enum(PAYMENT_PROVIDERS).nullable(),
  transfer: transferView.nullable(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
})
export type RefundView = z.infer<typeof refundView>

const left = z.object({
  total: z.number().int(),
  delivery: z.number().int(),
  lines: z.array(
    z.object({
      itemId: z.number().int(),
      title: z.string(),
      pieces: z.number().int(),
      amount: z.number().int(),
      /** Of the order's pieces those that may still be sent. */
      unsent: z.number().int(),
    }),
  ),
})

/** What may be given back of an order, and what was. Amounts in grosze. */
export const orderRefunds = z.object({
  number: z.string(),
  currency,
  total: z.number().int(),
  /** Decided to go back so far; a refund names it, so that nobody decides on what somebody else has changed. */
  givenBack: z.number().int(),
  commission: z.object({ net: z.number().int(), vat: z.number().int() }),
  left,
  /** Whether who asks may give something back now. */
  mayRefund: z.boolean(),
  /** Pieces of an order sent in part that have not left, and may be given back instead; null where nothing more is to be sent. */
  rest: z.array(z.object({ itemId: z.number().int(), pieces: z.number().int() })).nullable(),
  /** Not all of it: goods that have not left are called off instead. */
  keepsSome: z.boolean(),
  mayCancel: z.boolean(),
  /** Whether its money is here: what nobody paid is called off without any going back. */
  isPaid: z.boolean(),
  /** The buyer's bank asks for the money: until it has decided nothing of it goes back another way. */
  disputed: z.boolean(),
  /** The most that who asks may still give back; null: all that is left. */
  mostNow: z.number().int().nullable(),
  /** Who of the company may give back more of an order, and up to what (null: all); nobody where who asks has no limit. */
  mayMore: z.array(z.object({ role: z.enum(['owner', ...LIMITED_ROLES]), most: z.number().int().nullable() })),
  refunds: z.array(refundView),
})
export type OrderRefunds = z.infer<typeof orderRefunds>

/** Of one order, to its buyer. */
const buyersRefunds = z.object({
  number: z.string(),
  /** Whether its money is here. */
  isPaid: z.boolean(),
  mayCancel: z.boolean(),
  refunds: z.array(refundView),
  /** Of what was paid too late and goes back by transfer. */
  late: z.array(transferView.extend({ amount: z.number().int(), currency, state: z.enum(REFUND_STATES) })),
})
export type BuyersRefunds = z.infer<typeof buyersRefunds>

const words = z
  .string()
  .trim()
  .max(500)
  .nullable()
  .transform((text) => text || null)
const amount = z.number().int().min(1).max(99_999_999_999)
const why = { reason: z.enum(REFUND_REASONS), words }

/**
 * `givenBack`: what had gone back when the decision was made (`refund_changed` where it is another amount by now). `unsent`: how many pieces of
 * the line had not left then (`refund_sent_already` where fewer have not by now).
 */
export const refundBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('whole'), ...why, givenBack: z.number().int().min(0) }),
  z.strictObject({ kind: z.literal('delivery'), ...why, givenBack: z.number().int().min(0) }),
  z.strictObject({
    ...{ kind: z.literal('line'), itemId: z.number().int().min(1), quantity: z.number().int().min(1).max(100_000) },
    unsent: z.number().int().min(0).optional(),
    ...why,
    givenBack: z.number().int().min(0),
  }),
  z.strictObject({ kind: z.literal('rest'), ...why, givenBack: z.number().int().min(0) }),
  z.strictObject({ kind: z.literal('amount'), amount, ...why, givenBack: z.number().int().min(0) }),
])
export type RefundBody = z.output<typeof refundBody>
export const cancelBody = z.strictObject({ reason: z.enum(CANCEL_PAID_REASONS), words })
export type CancelBody = z.output<typeof cancelBody>
export const account = z.strictObject({ iban: z.string().trim().max(60), holder: z.string().trim().min(2).max(140) })
export type Account = z.output<typeof account>
/** The account to which it was transferred, as it was read. */
export const paidBody = z.strictObject({ iban: z.string().max(60) })

export const orderNumber = z.string().regex(/^OB-\d{4}-\d{7,12}$/)
const ofCompany = z.object({ id: idInPath })
const ofOrder = ofCompany.extend({ number: orderNumber })
const ofPurchase = z.object({ key: purchaseKey })
const limit = z.number().int().min(0).max(99_999_999_999).nullable()
export const refundLimits = z.strictObject(
  Object.fromEntries(LIMITED_ROLES.map((role) => [role, limit])) as Record<
    (typeof LIMITED_ROLES)[number],
    typeof limit
  >,
)

export const REFUSED = [
  'payment_disputed',
  'order_not_found',
  'order_not_refundable',
  'refund_changed',
  'refund_exceeds',
  'refund_sent_already',
  'refund_unknown_line',
  'refund_nothing_left',
  'refund_no_rest',
  'refund_cancel_instead',
  'refund_words_required',
] as const
export const NOT_CANCELLED = [
  'payment_disputed',
  'order_not_found',
  'paid_order_not_cancellable',
  'order_not_refundable',
  'refund_words_required',
] as const

export const refundsContract = {
  'GET /api/companies/{id}/orders/{number}/refunds': {
    summary: 'What of an order was given back, how that stands, and what may still be',
    access: 'signedIn',
    params: ofOrder,
    response: orderRefunds,
    failures: ['company_not_found', 'order_not_found'],
  },
  'POST /api/companies/{id}/orders/{number}/refunds': {
    summary:
      'Give money of a paid order back: all, an amount, pieces of a line, the delivery, or the rest that was not sent and never will be, after which the order counts as shipped; the buyer gets a mail, documents are corrected',
    access: 'signedIn',
    params: ofOrder,
    body: refundBody,
    response: orderRefunds,
    failures: ['company_not_found', ...REFUSED, 'refund_over_limit'],
  },
  'POST /api/companies/{id}/orders/{number}/cancel-paid': {
    summary:
      'Call off a paid order whose goods have not left: stock returns, the money goes back. Again it changes nothing',
    access: 'signedIn',
    params: ofOrder,
    body: cancelBody,
    response: orderRefunds,
    failures: ['company_not_found', ...NOT_CANCELLED],
  },
  'PUT /api/companies/{id}/orders/{number}/refund-transfers/{transferId}/account': {
    summary: 'The buyer’s account for a refund of an order that was paid on delivery',
    access: 'signedIn',
    params: ofOrder.extend({ transferId: idInPath }),
    body: account,
    response: orderRefunds,
    failures: ['company_not_found', 'order_not_found', 'transfer_not_found', 'transfer_done', 'iban_invalid'],
  },
  'POST /api/companies/{id}/orders/{number}/refund-transfers/{transferId}/paid': {
    summary: 'The seller transferred it. Again it changes nothing',
    access: 'signedIn',
    params: ofOrder.extend({ transferId: idInPath }),
    body: paidBody,
    response: orderRefunds,
    failures: ['company_not_found', 'order_not_found', 'transfer_not_found', 'account_changed'],
  },
  'GET /api/companies/{id}/refund-limits': {
    summary:
      'What the company’s people may give back of an order, by role, in grosze; `own`: null where the operator’s hold',
    access: 'signedIn',
    params: ofCompany,
    response: z.object({ own: refundLimits.nullable(), operator: refundLimits }),
    failures: ['company_not_found'],
  },
  'PUT /api/companies/{id}/refund-limits': {
    summary: 'The company’s own limits; null: the operator’s hold again',
    access: 'signedIn',
    params: ofCompany,
    body: z.strictObject({ own: refundLimits.nullable() }),
    response: z.object({ own: refundLimits.nullable(), operator: refundLimits }),
    failures: ['company_not_found'],
  },
  'GET /api/purchases/{key}/refunds': {
    summary: 'What was given back of the orders of a purchase, when and how, and which may be called off',
    access: 'public',
    params: ofPurchase,
    response: z.object({ orders: z.array(buyersRefunds) }),
    failures: ['purchase_not_found'],
  },
  'POST /api/purchases/{key}/orders/{number}/cancel': {
    summary:
      'The buyer calls off an order that its seller has not begun, paid (the money goes back) or to be paid on delivery. Again it changes nothing',
    access: 'public',
    params: ofPurchase.extend({ number: orderNumber }),
    response: z.object({ orders: z.array(buyersRefunds) }),
    failures: [...NOT_CANCELLED, 'order_not_cancellable', 'purchase_not_found'],
  },
  'PUT /api/purchases/{key}/refund-transfers/{transferId}/account': {
    summary: 'The buyer’s account for money that goes back by transfer',
    access: 'public',
    params: ofPurchase.extend({ transferId: idInPath }),
    body: account,
    response: z.object({ orders: z.array(buyersRefunds) }),
    failures: ['purchase_not_found', 'transfer_not_found', 'transfer_done', 'iban_invalid'],
  },
} as const satisfies Contract
