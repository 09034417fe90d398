import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { CURRENCIES } from '../../../values/money.ts'
import { purchaseKey } from '../../orders/contract.ts'

const transferView = z.object({
  holder: z.string(),
  bank: z.string(),
  /** Without spaces. */
  iban: z.string(),
  /** Ten signs; people write a space in the middle, and need not. */
  title: z.string(),
  /** Grosze; of `amount` came `received`, and `missing` is to be transferred. */
  amount: z.number().int(),
  received: z.number().int(),
  missing: z.number().int(),
  currency: z.enum(CURRENCIES),
  /** Until when the goods are held; null when they are not any more. */
  until: z.string().nullable(),
  /** The whole sum came, or another payment did. */
  paid: z.boolean(),
  /** What Polish banks' programs read (SVG); null where the account or the sum cannot be put so. */
  qr: z.string().nullable(),
})
export type TransferView = z.infer<typeof transferView>

const handTransfer = z.object({
  /** `transfer`: more than was due, or for nothing known · `part`: kept until the rest comes · `refund`: of a payment by transfer. */
  kind: z.enum(['transfer', 'part', 'refund']),
  id: z.number().int(),
  /** Grosze. */
  amount: z.number().int(),
  currency: z.string(),
  title: z.string().nullable(),
  senderName: z.string().nullable(),
  senderAccount: z.string().nullable(),
  since: z.string(),
})
export type HandTransfer = z.infer<typeof handTransfer>

export const transfersContract = {
  'GET /api/checkout/{key}/transfer': {
    summary: 'How the payment of a purchase by transfer is made: account, title, what is missing still, until when',
    access: 'public',
    params: z.object({ key: purchaseKey }),
    response: transferView,
    failures: ['purchase_not_found', 'transfer_not_chosen'],
  },
  'GET /api/admin/hand-transfers': {
    summary: 'Money that goes back by hand: surplus, money for nothing, refunds of transfers; and parts that are kept',
    access: 'operator',
    response: z.object({ transfers: z.array(handTransfer) }),
  },
  'POST /api/admin/hand-transfers/done': {
    summary: 'The transfer was made; of a `part`: it is not waited for any more, and goes back',
    access: 'operator',
    body: handTransfer.pick({ kind: true, id: true }),
    response: z.object({ transfers: z.array(handTransfer) }),
    failures: ['nothing_to_return'],
  },
} as const satisfies Contract
