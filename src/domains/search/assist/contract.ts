import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { writtenText } from '../../../values/written-text.ts'
import { GRADES, PRODUCT_STATES } from '../../products/contract.ts'

/** What a title says of a product, as far as it can be told. Everything is a proposal; null or absent: not known. */
const proposal = z.object({
  categoryId: z.number().int().nullable(),
  brand: z.string().nullable(),
  model: z.string().nullable(),
  state: z.enum(PRODUCT_STATES).nullable(),
  grade: z.enum(GRADES).nullable(),
  batteryHealth: z.number().int().nullable(),
  /** Valid for the category. `from`: words of the title, or what all similar offers of the market share. */
  attributes: z.array(
    z.object({
      key: z.string(),
      value: z.union([z.string(), z.number(), z.boolean()]),
      from: z.enum(['title', 'market']),
    }),
  ),
})

export type OfferProposal = z.infer<typeof proposal>

export const assistContract = {
  'POST /api/offer-assist': {
    summary: 'Proposes category, brand, model and attributes for the title of an offer',
    repeatable: true,
    access: 'seller',
    scope: 'products:read',
    body: z.object({ title: writtenText(200).min(3) }),
    response: proposal,
  },
} as const satisfies Contract
