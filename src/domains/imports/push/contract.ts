import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { MAX_PRICE } from '../../catalog/offers/contract.ts'
import { PUSH_MAX_ITEMS } from '../rules/import-limits.ts'

const count = z.number().int()
const pushItem = z.object({
  erpCode: z.string().trim().min(1).max(64),
  versionName: z.string().trim().max(120).optional(),
})
const pushAnswer = z.object({
  accepted: count,
  unchanged: count,
  refused: count,
  /** One for each item sent, in order. `code` says why one was refused. */
  items: z.array(z.object({ outcome: z.enum(['accepted', 'unchanged', 'refused']), code: z.string().optional() })),
})

export type PushAnswer = z.infer<typeof pushAnswer>

const company = z.object({ id: idInPath })

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
      items: z
        .array(
          z.union([
            pushItem.extend({ quantity: z.number().int().min(0).max(1_000_000), delta: z.undefined().optional() }),
            pushItem.extend({
              delta: z.number().int().min(-1_000_000).max(1_000_000),
              quantity: z.undefined().optional(),
            }),
          ]),
        )
        .min(1)
        .max(PUSH_MAX_ITEMS),
    }),
    response: pushAnswer,
    failures: [
      'company_not_found',
      'erp_code_unknown',
      'version_not_found',
      'version_unclear',
      'not_enough_stock',
      'stock_too_big',
      'item_twice',
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
        .array(
          pushItem.extend({
            /** Gross, grosze. */
            price: z.number().int().min(1).max(MAX_PRICE),
            /** Show a lower price as a reduction. */
            announce: z.boolean().default(false),
          }),
        )
        .min(1)
        .max(PUSH_MAX_ITEMS),
    }),
    response: pushAnswer,
    failures: ['company_not_found', 'erp_code_unknown', 'version_not_found', 'item_twice'],
  },
} as const satisfies Contract
