import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { CARRIERS } from '../../orders/contract.ts'
import { orderNumber } from '../contract.ts'

/** Orders of one request: two pages of the list. */
export const MOST_AT_ONCE = 100

const params = z.object({ id: idInPath })
/** Each once. */
export const orderNumbers = z.array(orderNumber).min(1).max(MOST_AT_ONCE)

const stepResults = z.object({
  results: z.array(
    z.object({
      number: z.string(),
      /** Null: it is done, now or before. Else why this order was refused: a stable code, and in words of the asked language. */
      failure: z.object({ code: z.string(), words: z.string() }).nullable(),
    }),
  ),
})
export type StepResults = z.infer<typeof stepResults>

export const bulkContract = {
  'POST /api/companies/{id}/order-shipments': {
    summary:
      'Send several orders, each with all that is left of it. One that is refused does not stop the others; the same again changes nothing',
    access: 'signedIn',
    scope: 'orders:write',
    params,
    body: z.strictObject({
      shipments: z
        .array(
          z.strictObject({
            number: orderNumber,
            carrier: z.enum(CARRIERS),
            /** Needed unless the carrier is `other`: who drives itself has none. */
            trackingNumber: z.string().max(80).nullable(),
          }),
        )
        .min(1)
        .max(MOST_AT_ONCE),
    }),
    response: stepResults,
    failures: ['company_not_found', 'rate_limited'],
  },
  'POST /api/companies/{id}/order-preparations': {
    summary: 'Begin to prepare several orders. One that is refused does not stop the others; again it changes nothing',
    access: 'signedIn',
    scope: 'orders:write',
    params,
    body: z.strictObject({ numbers: orderNumbers }),
    response: stepResults,
    failures: ['company_not_found', 'rate_limited'],
  },
  'POST /api/companies/{id}/order-export': {
    summary: 'Certain orders as CSV',
    access: 'signedIn',
    params,
    body: z.strictObject({ numbers: orderNumbers }),
    download: true,
    repeatable: true,
    failures: ['company_not_found', 'order_not_found', 'rate_limited'],
  },
  'POST /api/companies/{id}/packing-slips': {
    summary: 'Packing slips of orders (PDF, A4), each on a page of its own, in the order asked for',
    access: 'signedIn',
    scope: 'orders:read',
    params,
    body: z.strictObject({
      numbers: orderNumbers,
      /** `shipment`: one for each that has left, and one for what is left. */
      per: z.enum(['order', 'shipment']),
      /** `own`: that of the request. */
      language: z.enum(['buyer', 'own']),
      prices: z.boolean(),
    }),
    download: true,
    repeatable: true,
    failures: ['company_not_found', 'order_not_found', 'too_many_lines', 'pdf_busy', 'rate_limited'],
  },
} as const satisfies Contract
