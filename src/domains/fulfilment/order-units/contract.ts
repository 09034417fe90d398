import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { NUMBER_KINDS, UNIT_GRADES } from '../../units/contract.ts'
import { orderNumber } from '../contract.ts'

const code = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{12}$/)
const unit = z.object({
  code: z.string(),
  name: z.string(),
  grade: z.enum(UNIT_GRADES).nullable(),
  /** Null: none is known. */
  number: z.object({ kind: z.enum(NUMBER_KINDS), last4: z.string() }).nullable(),
})
const assigned = unit.extend({
  /** Null: it waits to be sent. */
  leftAt: z.string().nullable(),
  /** With which shipment; null: handed over in a shop, or not yet. */
  shipmentId: z.number().int().nullable(),
  returnedAt: z.string().nullable(),
})
const orderUnits = z.object({
  items: z.array(
    z.object({
      versionId: z.number().int(),
      /** Pieces that are still to leave: so many units fit. */
      left: z.number().int(),
      units: z.array(assigned),
      /** Units in stock that stand in this offer, the first fifty of the product; any other that is scanned is asked about by itself. */
      choices: z.array(unit),
    }),
  ),
})
export type OrderUnitsView = z.infer<typeof orderUnits>

const ofOrder = z.object({ id: idInPath, number: orderNumber })

export const orderUnitsContract = {
  'GET /api/companies/{id}/orders/{number}/units': {
    summary: 'Which very units an order takes, line by line, and which it may take',
    access: 'signedIn',
    scope: 'orders:read',
    params: ofOrder,
    response: orderUnits,
    failures: ['company_not_found', 'order_not_found'],
  },
  'PUT /api/companies/{id}/orders/{number}/units': {
    summary:
      'The very units that lines take, of those that have not left; lines that are not named stay. Again it changes nothing',
    access: 'signedIn',
    scope: 'orders:write',
    params: ofOrder,
    body: z.strictObject({
      items: z
        .array(z.strictObject({ versionId: z.number().int(), units: z.array(code).max(200) }))
        .min(1)
        .max(500),
    }),
    response: orderUnits,
    failures: [
      ...['company_not_found', 'order_not_found', 'order_not_shippable', 'ship_unknown_line', 'unit_not_found'],
      ...['unit_sold_elsewhere', 'unit_of_another_offer', 'unit_has_left', 'too_many_units', 'device_repeated'],
    ],
  },
} as const satisfies Contract
