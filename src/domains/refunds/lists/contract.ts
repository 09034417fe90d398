import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { PAYMENT_PROVIDERS } from '../../payments/contract.ts'
import { REFUND_STATES, transferView } from '../contract.ts'
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

export const refundListsContract = {
  'GET /api/admin/refunds': {
    summary: 'All refunds, the latest first',
    access: 'operator',
    area: 'money',
    query: z.object({ ...REFUNDS_WANTED, after }),
    response: z.object({ refunds: z.array(anyRefund), next: z.string().nullable() }),
    failures: ['invalid_cursor'],
  },
  'GET /api/admin/refund-export': {
    summary: 'The same as CSV, all of them',
    access: 'operator',
    area: 'money',
    query: z.object(REFUNDS_WANTED),
    download: true,
  },
  'GET /api/admin/refund-transfers': {
    summary:
      'All that people have to transfer: refunds, surplus, money for nothing; and parts that are kept. The oldest first',
    access: 'operator',
    area: 'money',
    query: z.object({ after }),
    response: handTransfers,
    failures: ['invalid_cursor'],
  },
  'POST /api/admin/refund-transfers/done': {
    summary: 'The transfer was made; of a `part`: it is not waited for any more, and goes back. The second one is told',
    access: 'operator',
    area: 'money',
    body: madeTransfer,
    response: handTransfers,
    failures: ['nothing_to_return', 'account_changed'],
  },
  'GET /api/admin/hand-transfers': {
    summary: 'The old address of `/api/admin/refund-transfers`',
    access: 'operator',
    area: 'money',
    query: z.object({ after }),
    response: handTransfers,
    failures: ['invalid_cursor'],
  },
  'POST /api/admin/hand-transfers/done': {
    summary: 'The old address of `/api/admin/refund-transfers/done`',
    access: 'operator',
    area: 'money',
    body: madeTransfer,
    response: handTransfers,
    failures: ['nothing_to_return', 'account_changed'],
  },
} as const satisfies Contract
