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
  /** The account is for show: nobody is to transfer anything. */
  sandbox: z.boolean(),
  /** The whole sum came, or another payment did. */
  paid: z.boolean(),
  /** What Polish banks' programs read (SVG); null where the account or the sum cannot be put so. */
  qr: z.string().nullable(),
})
export type TransferView = z.infer<typeof transferView>

export const transfersContract = {
  'GET /api/checkout/{key}/transfer': {
    summary: 'How the payment of a purchase by transfer is made: account, title, what is missing still, until when',
    access: 'public',
    params: z.object({ key: purchaseKey }),
    response: transferView,
    failures: ['purchase_not_found', 'transfer_not_chosen'],
  },
} as const satisfies Contract
