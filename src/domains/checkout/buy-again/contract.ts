import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { cart, cartId } from '../../cart/contract.ts'
import { purchaseKey } from '../../orders/contract.ts'

/** One thing bought before and what became of it. Prices of one piece, gross, grosze. */
const boughtAgain = z.object({
  productId: z.number().int(),
  title: z.string(),
  versionName: z.string(),
  /** Pieces bought then, and lying in the cart now. */
  wanted: z.number().int(),
  put: z.number().int(),
  priceThen: z.number().int(),
  /** Null where nothing is to be had. */
  priceNow: z.number().int().nullable(),
  /** Why nothing of it was put in; null where something was. */
  why: z.enum(['gone', 'sold_out', 'on_holiday', 'cart_full']).nullable(),
})
export type BoughtAgain = z.infer<typeof boughtAgain>

export const buyAgainContract = {
  'POST /api/purchases/{key}/buy-again': {
    summary:
      'Puts what of a purchase is still sold into a cart and tells what is not, and what costs another price now. Again it changes nothing',
    access: 'public',
    params: z.object({ key: purchaseKey }),
    body: z.strictObject({
      cartId,
      /** One order of the purchase; all when left out. */
      number: z.string().max(40).optional(),
    }),
    response: z.object({ cart, items: z.array(boughtAgain) }),
    failures: ['purchase_not_found', 'cart_not_found', 'order_not_found', 'version_not_found'],
  },
} as const satisfies Contract
