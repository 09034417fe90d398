import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { writtenText } from '../../../values/written-text.ts'
import { MAX_PRICE } from '../../products/offers/contract.ts'
import { PUSH_MAX_ITEMS } from '../rules/import-limits.ts'

const count = z.number().int()
const pushItem = z.object({
  erpCode: z.string().trim().min(1).max(64),
  versionName: writtenText(120).optional(),
})
/** Pieces of one version: what is on the shelf, or what came and went. */
export const stockItem = z.union([
  pushItem.extend({ quantity: z.number().int().min(0).max(1_000_000), delta: z.undefined().optional() }),
  pushItem.extend({ delta: z.number().int().min(-1_000_000).max(1_000_000), quantity: z.undefined().optional() }),
])
export const priceItem = pushItem.extend({
  /** Gross, grosze. */
  price: z.number().int().min(1).max(MAX_PRICE),
  /** Show a lower price as a reduction. */
  announce: z.boolean().default(false),
})
const pushAnswer = z.object({
  accepted: count,
  unchanged: count,
  refused: count,
  /** One for each item sent, in order. `code` says why one was refused; `field`, where one of its values is no such value. */
  items: z.array(
    z.object({
      outcome: z.enum(['accepted', 'unchanged', 'refused']),
      code: z.string().optional(),
      field: z.string().optional(),
    }),
  ),
})

export type PushAnswer = z.infer<typeof pushAnswer>

const company = z.object({ id: idInPath })

// An item that is none is refused for itself, so that it does not hold up the others: therefore anything is let through here.

export const pushContract = {
  'PUT /api/companies/{id}/stock': {
    access: 'seller',
    scope: 'stock:write',
    summary:
      'Stock of up to 10 000 products or versions by ERP code: what there is (`quantity`) or what to add (`delta`)',
    params: company,
    /** Bytes: ten thousand items are more than other bodies. */
    maxBodyBytes: 4_000_000,
    body: z.object({
      /**
       * What a `quantity` counts. `shelf`: all that lies there, sold pieces that are not shipped included. `unsold`: without the pieces of
       * paid orders. Pieces held for a payment that is open are counted in both, and come off.
       */
      counts: z.enum(['shelf', 'unsold']).default('shelf'),
      items: z
        .array(z.union([stockItem, z.unknown()]))
        .min(1)
        .max(PUSH_MAX_ITEMS),
    }),
    response: pushAnswer,
    failures: [
      'company_not_found',
      'company_not_approved',
      'erp_code_unknown',
      'version_not_found',
      'version_unclear',
      'not_enough_stock',
      'stock_too_big',
      'item_twice',
      'item_invalid',
    ],
  },
  'PUT /api/companies/{id}/prices': {
    access: 'seller',
    scope: 'products:write',
    summary:
      'Prices of up to 10 000 products or versions by ERP code; without a version name, of all versions of the product',
    params: company,
    maxBodyBytes: 4_000_000,
    body: z.object({
      items: z
        .array(z.union([priceItem, z.unknown()]))
        .min(1)
        .max(PUSH_MAX_ITEMS),
    }),
    response: pushAnswer,
    failures: [
      'company_not_found',
      'company_not_approved',
      'erp_code_unknown',
      'version_not_found',
      'item_twice',
      'item_invalid',
    ],
  },
} as const satisfies Contract
