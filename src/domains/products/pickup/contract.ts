import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { inLanguages } from '../../../values/local-text.ts'
import { CURRENCIES } from '../../../values/money.ts'
import { OFFER_VAT } from '../../../values/vat.ts'
import { titles } from '../../categories/contract.ts'
import { GRADES, PRODUCT_STATES } from '../contract.ts'

export const PICKUP_PAGE = 12

/** A product that can be collected in a shop, as a short list shows it. Prices in grosze, of the cheapest version in stock. */
export const pickupProduct = z.object({
  id: z.number().int(),
  title: z.string(),
  /** The title by language, where it is another. */
  titles,
  state: z.enum(PRODUCT_STATES),
  grade: z.enum(GRADES).nullable(),
  price: z.number().int(),
  /** True when versions differ in price ("from"). */
  from: z.boolean(),
  wasPrice: z.number().int().nullable(),
  /** Lowest price of the 30 days before the reduction. */
  lastPrice: z.number().int().nullable(),
  currency: z.enum(CURRENCIES),
  quantity: z.number().int(),
  vat: z.enum(OFFER_VAT),
  image: z
    .object({
      key: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      alt: inLanguages(z.string()),
    })
    .nullable(),
})
export type PickupProduct = z.output<typeof pickupProduct>

export const pickupContract = {
  'GET /api/shops/{id}/products': {
    summary: 'Products in stock that can be collected in a shop, newest first',
    access: 'public',
    params: z.object({ id: idInPath }),
    query: z.object({ after: z.string().max(60).optional() }),
    response: z.object({ products: z.array(pickupProduct), next: z.string().nullable() }),
    failures: ['shop_not_found', 'invalid_cursor'],
  },
} as const satisfies Contract
