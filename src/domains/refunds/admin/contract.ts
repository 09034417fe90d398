import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import {
  account,
  cancelBody,
  NOT_CANCELLED,
  orderNumber,
  orderRefunds,
  paidBody,
  REFUSED,
  refundBody,
  refundLimits,
} from '../contract.ts'

const anotherAttempt = {
  access: 'operator',
  area: 'money',
  status: 204,
  params: z.object({ refundId: idInPath }),
  failures: ['refund_not_found', 'refund_not_failed', 'payment_disputed'],
} as const

export const refundsAdminContract = {
  'GET /api/admin/orders/{number}/refunds': {
    summary: 'What of any order was given back, and what may still be',
    access: 'operator',
    area: 'orders',
    params: z.object({ number: orderNumber }),
    response: orderRefunds,
    failures: ['order_not_found'],
  },
  'POST /api/admin/orders/{number}/refunds': {
    summary: 'The operator gives money of a paid order back',
    access: 'operator',
    area: 'money',
    params: z.object({ number: orderNumber }),
    body: refundBody,
    response: orderRefunds,
    failures: REFUSED,
  },
  'POST /api/admin/orders/{number}/cancel': {
    summary: 'The operator calls off an order whose goods have not left, paid or not. Again it changes nothing',
    access: 'operator',
    area: 'money',
    params: z.object({ number: orderNumber }),
    body: cancelBody,
    response: orderRefunds,
    failures: [...NOT_CANCELLED, 'order_not_cancellable'],
  },
  'POST /api/admin/refunds/{refundId}/retry': {
    summary: 'Ask the provider of a refund that failed once more',
    ...anotherAttempt,
  },
  'POST /api/admin/refunds/{refundId}/transfer': {
    summary: 'Give the money of a refund that failed, or has been under way for a week, back by bank transfer',
    ...anotherAttempt,
  },
  'PUT /api/admin/refund-transfers/{transferId}/account': {
    summary: 'The buyer’s account, where the operator was told',
    access: 'operator',
    area: 'money',
    status: 204,
    params: z.object({ transferId: idInPath }),
    body: account,
    failures: ['transfer_not_found', 'transfer_done', 'iban_invalid'],
  },
  'POST /api/admin/refund-transfers/{transferId}/paid': {
    summary: 'The market transferred it from its bank account. Again it changes nothing',
    access: 'operator',
    area: 'money',
    status: 204,
    params: z.object({ transferId: idInPath }),
    body: paidBody,
    failures: ['transfer_not_found', 'account_changed'],
  },
  'GET /api/admin/refund-limits': {
    summary: 'What sellers’ people may give back of an order where their company said nothing, by role, in grosze',
    access: 'operator',
    area: 'money',
    response: refundLimits,
  },
  'PUT /api/admin/refund-limits': {
    summary: 'Change that',
    access: 'operator',
    area: 'money',
    body: refundLimits,
    response: refundLimits,
  },
} as const satisfies Contract
