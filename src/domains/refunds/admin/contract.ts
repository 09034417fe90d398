import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { PAYMENT_PROVIDERS } from '../../payments/contract.ts'
import {
  account,
  cancelBody,
  NOT_CANCELLED,
  orderNumber,
  orderRefunds,
  paidBody,
  REFUND_STATES,
  REFUSED,
  refundBody,
  refundLimits,
  transferView,
} from '../contract.ts'
import { REFUND_REASONS } from '../rules/reasons.ts'

/** Any refund there is. Grosze, or the minor unit of the currency that came. */
const anyRefund = z.object({
  /** What people call it: `R17`, or `S4` where the seller gives it back. */
  name: z.string(),
  /** Of the attempt at the provider; null where the seller gives it back. */
  id: z.number().int().nullable(),
  state: z.enum(REFUND_STATES),
  way: z.enum(['provider', 'transfer']),
  /** Null: money that came for no order. */
  number: z.string().nullable(),
  company: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** Null where nothing was paid through the market. */
  paymentId: z.string().nullable(),
  /** What the provider calls the payment. */
  reference: z.string().nullable(),
  provider: z.enum(PAYMENT_PROVIDERS).nullable(),
  amount: z.number().int(),
  currency: z.string(),
  /** Null: nobody decided it; the money came too late, or as another sum than was asked. */
  by: z.enum(['buyer', 'seller', 'operator']).nullable(),
  reason: z.enum(REFUND_REASONS).nullable(),
  transfer: transferView.nullable(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  /** The provider may be passed over: it refused, or has not done it for a week. */
  mayTransfer: z.boolean(),
})
export type AnyRefund = z.infer<typeof anyRefund>

const day = z.iso.date().regex(/^[12]/)
const REFUNDS_WANTED = {
  /** A refund (`R17`), an order, a payment by its id here or at its provider. */
  q: z.string().trim().max(100).optional(),
  state: z.enum(REFUND_STATES).optional(),
  way: z.enum(['provider', 'transfer']).optional(),
  company: idInPath.optional(),
  /** First and last day, in Poland. */
  from: day.optional(),
  to: day.optional(),
}
export type RefundsWanted = z.infer<z.ZodObject<typeof REFUNDS_WANTED>>
const after = z.string().max(200).optional()

/** Money that people of the market transfer. Grosze. */
const handTransfer = z.object({
  /** `refund`: of an order · `transfer`: more than was due, or for nothing known · `part`: kept until the rest comes. */
  kind: z.enum(['refund', 'transfer', 'part']),
  id: z.number().int(),
  /** Of a refund to an account that its buyer gives. */
  transferId: z.number().int().nullable(),
  /** Of such a refund: its order. */
  number: z.string().nullable(),
  state: z.enum(['accountWanted', 'transferDue']),
  provider: z.enum(PAYMENT_PROVIDERS),
  amount: z.number().int(),
  currency: z.string(),
  /** By which a payment by transfer was known. */
  title: z.string().nullable(),
  /** To whom: who transferred it, or the account the buyer gave. */
  holder: z.string().nullable(),
  iban: z.string().nullable(),
  since: z.string(),
})
export type HandTransfer = z.infer<typeof handTransfer>
const handTransfers = z.object({ transfers: z.array(handTransfer), next: z.string().nullable() })
const madeTransfer = z.strictObject({
  ...{ kind: z.enum(['refund', 'transfer', 'part']), id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) },
  /** The account as it was read, where the buyer gave one. */
  iban: z.string().max(60).nullish(),
})

export const refundsAdminContract = {
  'GET /api/admin/refunds': {
    summary: 'All refunds, the latest first',
    access: 'operator',
    query: z.object({ ...REFUNDS_WANTED, after }),
    response: z.object({ refunds: z.array(anyRefund), next: z.string().nullable() }),
    failures: ['invalid_cursor'],
  },
  'GET /api/admin/refund-export': {
    summary: 'The same as CSV, all of them',
    access: 'operator',
    query: z.object(REFUNDS_WANTED),
    download: true,
  },
  'GET /api/admin/refund-transfers': {
    summary:
      'All that people have to transfer: refunds, surplus, money for nothing; and parts that are kept. The oldest first',
    access: 'operator',
    query: z.object({ after }),
    response: handTransfers,
    failures: ['invalid_cursor'],
  },
  'POST /api/admin/refund-transfers/done': {
    summary: 'The transfer was made; of a `part`: it is not waited for any more, and goes back. The second one is told',
    access: 'operator',
    body: madeTransfer,
    response: handTransfers,
    failures: ['nothing_to_return', 'account_changed'],
  },
  'GET /api/admin/hand-transfers': {
    summary: 'The old address of `/api/admin/refund-transfers`',
    access: 'operator',
    query: z.object({ after }),
    response: handTransfers,
    failures: ['invalid_cursor'],
  },
  'POST /api/admin/hand-transfers/done': {
    summary: 'The old address of `/api/admin/refund-transfers/done`',
    access: 'operator',
    body: madeTransfer,
    response: handTransfers,
    failures: ['nothing_to_return', 'account_changed'],
  },
  'GET /api/admin/orders/{number}/refunds': {
    summary: 'What of any order was given back, and what may still be',
    access: 'operator',
    params: z.object({ number: orderNumber }),
    response: orderRefunds,
    failures: ['order_not_found'],
  },
  'POST /api/admin/orders/{number}/refunds': {
    summary: 'The operator gives money of a paid order back',
    access: 'operator',
    params: z.object({ number: orderNumber }),
    body: refundBody,
    response: orderRefunds,
    failures: REFUSED,
  },
  'POST /api/admin/orders/{number}/cancel': {
    summary: 'The operator calls off a paid order whose goods have not left. Again it changes nothing',
    access: 'operator',
    params: z.object({ number: orderNumber }),
    body: cancelBody,
    response: orderRefunds,
    failures: NOT_CANCELLED,
  },
  'POST /api/admin/refunds/{refundId}/retry': {
    summary: 'Ask the provider of a refund that failed once more',
    access: 'operator',
    status: 204,
    params: z.object({ refundId: idInPath }),
    failures: ['refund_not_found', 'refund_not_failed', 'payment_disputed'],
  },
  'POST /api/admin/refunds/{refundId}/transfer': {
    summary: 'Give the money of a refund that failed, or has been under way for a week, back by bank transfer',
    access: 'operator',
    status: 204,
    params: z.object({ refundId: idInPath }),
    failures: ['refund_not_found', 'refund_not_failed', 'payment_disputed'],
  },
  'PUT /api/admin/refund-transfers/{transferId}/account': {
    summary: 'The buyer’s account, where the operator was told',
    access: 'operator',
    status: 204,
    params: z.object({ transferId: idInPath }),
    body: account,
    failures: ['transfer_not_found', 'transfer_done', 'iban_invalid'],
  },
  'POST /api/admin/refund-transfers/{transferId}/paid': {
    summary: 'The market transferred it from its bank account. Again it changes nothing',
    access: 'operator',
    status: 204,
    params: z.object({ transferId: idInPath }),
    body: paidBody,
    failures: ['transfer_not_found', 'account_changed'],
  },
  'GET /api/admin/refund-limits': {
    summary: 'What sellers’ people may give back of an order where their company said nothing, by role, in grosze',
    access: 'operator',
    response: refundLimits,
  },
  'PUT /api/admin/refund-limits': {
    summary: 'Change that',
    access: 'operator',
    body: refundLimits,
    response: refundLimits,
  },
} as const satisfies Contract
