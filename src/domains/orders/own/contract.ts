import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { purchaseView } from '../contract.ts'
import { BUYER_TABS } from '../rules/buyer-tabs.ts'

/** A purchase as its buyer's list shows it; the rest stands on its own page, at `key`. */
export const ownPurchase = purchaseView
  .pick({
    key: true,
    placedAt: true,
    orders: true,
    dueOnline: true,
    dueOnDelivery: true,
    toConfirm: true,
    total: true,
    currency: true,
    heldUntil: true,
    now: true,
  })
  /** The buyer's bank asks for its money: until it has decided nothing of it goes back another way. */
  .extend({ inDispute: z.boolean() })
export type OwnPurchase = z.infer<typeof ownPurchase>

export const ownPurchasesContract = {
  'GET /api/account/purchases': {
    summary:
      'What the person bought, the newest first, twenty at a time. A filtered page may hold fewer although more follow: go by `next`',
    access: 'signedIn',
    query: z.object({
      /** Purchases of which one order at least stands so; all when left out. */
      tab: z.enum(BUYER_TABS).optional(),
      /** Words of an order's number, its goods, or its seller's name. */
      q: z.string().trim().max(100).optional(),
      after: idInPath.optional(),
    }),
    response: z.object({ purchases: z.array(ownPurchase), next: z.number().int().nullable() }),
  },
  'GET /api/account/guest-purchases': {
    summary: 'How much was bought with the address of the account without logging in, within a year',
    access: 'signedIn',
    /** `count`: of the newest hundred. */
    response: z.object({ email: z.string(), count: z.number().int() }),
  },
  'POST /api/account/guest-purchases': {
    summary: 'Puts them into the account, a hundred at a time, the newest first',
    access: 'signedIn',
    response: z.object({ taken: z.number().int() }),
  },
} as const satisfies Contract
