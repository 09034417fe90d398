import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { LABEL_CARRIERS, TRACKING_MEANINGS } from '../shipping/contract.ts'

/** A shipment as its carrier tells of it. Times in UTC. */
export const trackedShipment = z.object({
  shipmentId: z.number().int(),
  /** How it stands; null: the carrier has not told anything yet. */
  state: z.enum(TRACKING_MEANINGS).nullable(),
  /** The newest first, at most 100. */
  story: z.array(z.object({ meaning: z.enum(TRACKING_MEANINGS), at: z.string(), place: z.string().nullable() })),
})
export type TrackedShipment = z.infer<typeof trackedShipment>

const shipments = z.object({ shipments: z.array(trackedShipment) })

const newsPath = z.object({ carrier: z.enum(LABEL_CARRIERS), key: z.string().max(64) })
const received = z.object({ received: z.literal(true) })

export const trackingContract = {
  'GET /api/carriers/{carrier}/news/{key}': {
    summary: 'For carriers: whether an address for their news is there; any is',
    access: 'public',
    params: newsPath,
    response: received,
    failures: [],
  },
  'POST /api/carriers/{carrier}/news/{key}': {
    summary: 'For carriers: something happened to a shipment. It is asked of soon; nothing that is sent is believed',
    repeatable: true,
    access: 'public',
    params: newsPath,
    body: z.unknown(),
    response: received,
    failures: [],
  },
  'GET /api/purchases/{key}/tracking': {
    summary: 'What carriers tell of the shipments of a purchase, for whoever knows its key',
    access: 'public',
    params: z.object({ key: z.string().max(64) }),
    response: shipments,
    failures: ['purchase_not_found'],
  },
  'GET /api/companies/{id}/orders/{number}/tracking': {
    summary: 'What carriers tell of the shipments of an order',
    access: 'signedIn',
    scope: 'orders:read',
    params: z.object({ id: idInPath, number: z.string().max(40) }),
    response: shipments,
    failures: ['company_not_found', 'order_not_found'],
  },
} as const satisfies Contract
