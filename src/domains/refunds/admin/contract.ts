import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { CURRENCIES } from '../../../values/money.ts'
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

const currency = z.enum(CURRENCIES)

/** A refund that waits for the operator, or for its provider. */
export const openRefund = z.object({
  /** Of the attempt at the provider. */
  id: z.number().int(),
  state: z.enum(REFUND_STATES),
  /** Null: money that came too late for any order. */
  number: z.string().nullable(),
  amount: z.number().int(),
  currency,
  provider: z.enum(PAYMENT_PROVIDERS),
  transfer: transferView.nullable(),
  createdAt: z.string(),
  /** The provider may be passed over: it refused, or has not done it for a week. */
  mayTransfer: z.boolean(),
})
export type OpenRefundView = z.infer<typeof openRefund>
export const OPEN_LISTS = ['failed', 'transfers', 'underWay'] as const
export type OpenList = (typeof OPEN_LISTS)[number]

export const refundsAdminContract = {
  'GET /api/admin/refunds': {
    summary: 'Refunds that are not done: failed, to be transferred, or with the provider; the oldest first',
    access: 'operator',
    query: z.object({ list: z.enum(OPEN_LISTS), after: idInPath.optional() }),
    response: z.object({ refunds: z.array(openRefund), next: z.number().int().nullable() }),
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
