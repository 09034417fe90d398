import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { CURRENCIES } from '../../../values/money.ts'
import { OFFER_VAT } from '../../../values/vat.ts'
import { attributeValues } from '../../categories/contract.ts'
import { GRADES, PRODUCT_STATES, productFacts } from '../contract.ts'

const seller = z.object({ id: z.number().int(), name: z.string() })

/** An offer of the same model, by its cheapest version in stock. Prices gross, in grosze. */
export const otherOffer = z.object({
  id: z.number().int(),
  versionId: z.number().int(),
  state: z.enum(PRODUCT_STATES),
  grade: z.enum(GRADES).nullable(),
  ...productFacts,
  price: z.number().int(),
  /** True when its versions in stock differ in price ("from"). */
  from: z.boolean(),
  currency: z.enum(CURRENCIES),
  vat: z.enum(OFFER_VAT),
  seller,
  attributes: attributeValues,
})

/** What a version costs new and unopened: an offer of this market, of the same model with the same equipment, that costs more. */
export const newOffer = z.object({
  /** The version of the asked product that it is compared with. */
  ofVersion: z.number().int(),
  id: z.number().int(),
  versionId: z.number().int(),
  price: z.number().int(),
  seller,
  /** Facts that stand beside the price and are not the same, by key: the colour, say. */
  differs: attributeValues,
})

export const sameModel = z.object({
  /** The cheapest offer in stock of every other state and grade, the best grade first. */
  others: z.array(otherOffer),
  /** Offers of the model in stock besides the asked one, as far as was looked. */
  count: z.number().int(),
  fresh: z.array(newOffer),
})
export type OtherOffer = z.infer<typeof otherOffer>
export type NewOffer = z.infer<typeof newOffer>
export type SameModel = z.infer<typeof sameModel>

export const sameModelContract = {
  'GET /api/products/{id}/same-model': {
    summary: 'Offers of the same model in other grades, and what it costs new in this market',
    access: 'public',
    params: z.object({ id: idInPath }),
    response: sameModel,
    failures: ['product_not_found'],
  },
} as const satisfies Contract
