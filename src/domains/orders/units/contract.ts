import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { purchaseKey } from '../contract.ts'

const bought = z.object({
  orderNumber: z.string(),
  versionId: z.number().int(),
  /** Of its passport. */
  code: z.string(),
  name: z.string(),
  grade: z.string().nullable(),
  leftAt: z.string(),
  /** With which shipment; null: handed over in a shop. */
  shipmentId: z.number().int().nullable(),
  returnedAt: z.string().nullable(),
  /** Its seller's certificate of data erasure can be fetched. */
  hasErasure: z.boolean(),
})
export type BoughtUnit = z.infer<typeof bought>

export const boughtUnitsContract = {
  'GET /api/purchases/{key}/units': {
    summary: 'The very units of a purchase that have left, for whoever knows its key',
    access: 'public',
    params: z.object({ key: purchaseKey }),
    response: z.object({ units: z.array(bought) }),
    failures: ['purchase_not_found'],
  },
  'GET /api/purchases/{key}/units/{code}/erasure': {
    summary: 'The certificate of data erasure of a unit that was bought, as PDF',
    access: 'public',
    params: z.object({ key: purchaseKey, code: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{12}$/) }),
    download: true,
    failures: ['purchase_not_found', 'unit_not_found', 'erasure_not_found', 'rate_limited'],
  },
} as const satisfies Contract
