import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { LOCALES } from '../../../values/locale.ts'
import { energy, offerSafetyBody, trader } from '../../product-safety/contract.ts'
import { LACKS } from '../../product-safety/rules/index.ts'

/** Who answers for a product and what its buyer has to know, in one language (Regulation 2023/988 art. 19). */
export const productSafety = z.object({
  maker: trader.nullable(),
  responsible: trader.nullable(),
  /** Of a demo: nobody's real address. */
  isExample: z.boolean(),
  identification: z.object({
    brand: z.string(),
    model: z.string(),
    mpn: z.string().nullable(),
    ean: z.string().nullable(),
    /** Whether single devices are known by their numbers, which stand on the thing and in the papers. */
    byDevice: z.boolean(),
  }),
  warnings: z.array(z.string()),
  /** How the seller proves what it claims of the environment; empty: nothing. */
  greenProof: z.string(),
  /** The energy label, where the seller names it. */
  energy: energy.pick({ class: true, link: true }).nullable(),
  /** Sold as needing repair, or for its parts. */
  isSpared: z.boolean(),
})
export type ProductSafety = z.infer<typeof productSafety>

const offerSafety = offerSafetyBody.extend({
  /** What the market knows of the brand, or what the seller said; null: nothing complete. */
  shown: z.object({
    maker: trader.nullable(),
    responsible: trader.nullable(),
    from: z.enum(['brand', 'offer']).nullable(),
  }),
  lacks: z.array(z.enum(LACKS)),
  /** What the offer claims of the environment in general, as it is written. */
  greenClaims: z.array(z.string()),
  /** From which day such an offer needs a proof; null: never. */
  proofFrom: z.string().nullable(),
  /** How things stand with the energy label. */
  energyStanding: z.enum(['notOfThisKind', 'exempt', 'needed', 'missing']),
  /** From which day an offer without the label it needs cannot be published; null: no day is set. */
  energyFrom: z.string().nullable(),
  /** From which day an offer that lacks something cannot be published; null: no day is set. */
  refuseFrom: z.string().nullable(),
})
export type OfferSafetyView = z.infer<typeof offerSafety>

const params = z.object({ id: idInPath, productId: idInPath })

export const offerSafetyContract = {
  'GET /api/products/{id}/safety': {
    summary: 'Who made a product, who answers for it in the European Union, how it is told apart, and its warnings',
    access: 'public',
    params: z.object({ id: idInPath }),
    query: z.object({ locale: z.enum(LOCALES).optional() }),
    response: productSafety,
    failures: ['product_not_found'],
  },
  'GET /api/companies/{id}/products/{productId}/safety': {
    summary: 'What a product tells of its safety, and what it lacks',
    access: 'seller',
    scope: 'products:read',
    params,
    response: offerSafety,
    failures: ['company_not_found', 'product_not_found'],
  },
  'PUT /api/companies/{id}/products/{productId}/safety': {
    summary:
      'Manufacturer, responsible person and warnings of one product: shown where the market does not know the brand',
    access: 'seller',
    scope: 'products:write',
    params,
    body: offerSafetyBody,
    response: offerSafety,
    failures: ['company_not_found', 'product_not_found'],
  },
} as const satisfies Contract
