import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { orderNumber } from '../orders/all/contract.ts'
import { INCIDENT_ACTORS, INCIDENT_REASONS, LABEL_CARRIERS, TRACKING_MEANINGS } from '../shipping/contract.ts'
import { COLLECTION_HOURS_LIMITS as LIMITS } from './rules/collection-hours.ts'

const meaning = z.enum(TRACKING_MEANINGS)

/** Where a shipment waits to be collected, as it was chosen. `hours`, `hint`: in the carrier's words; null: not known. */
const waitsAt = z.object({
  code: z.string().nullable(),
  label: z.string(),
  hours: z.string().nullable(),
  hint: z.string().nullable(),
})

/** How a shipment stands, as its carrier tells of it. Times in UTC, days on the market's clock. */
export const shipmentStanding = z.object({
  shipmentId: z.number().int(),
  /** How it stands; null: the carrier has not told anything yet. */
  state: meaning.nullable(),
  /** What keeps it from going on; null: nothing, or its order is not under way. `acts`: who can do something, who can do most first. */
  incident: z
    .object({
      reason: z.enum(INCIDENT_REASONS),
      acts: z.array(z.enum(INCIDENT_ACTORS)),
      at: z.string(),
      /** The carrier's own word, where nobody here knows it; else null. */
      words: z.string().nullable(),
    })
    .nullable(),
  /** First and last day on which it may come; null: nobody can say, or it has come. */
  expects: z.object({ from: z.string(), until: z.string() }).nullable(),
  /** It should have come, and no new day is known. */
  late: z.boolean(),
  /** While it waits to be collected. `until`: about; null: not known. `at` null: the carrier has taken it to another point. */
  waits: z
    .object({
      until: z.string().nullable(),
      /** The carrier has reminded of it. */
      reminded: z.boolean(),
      at: waitsAt.nullable(),
    })
    .nullable(),
})
export type ShipmentStanding = z.infer<typeof shipmentStanding>

export const trackedShipment = shipmentStanding.extend({
  /** The newest first, at most 100. */
  story: z.array(z.object({ meaning, at: z.string(), place: z.string().nullable() })),
})
export type TrackedShipment = z.infer<typeof trackedShipment>

const shipments = z.object({ shipments: z.array(trackedShipment) })

/** What a carrier told, as it told it. `raw`: its whole entry as it was sent, at most 2000 characters; null: told before entries were kept. */
export const rawEvent = z.object({
  shipmentId: z.number().int(),
  /** The number under which it was told. */
  number: z.string(),
  at: z.string(),
  seenAt: z.string(),
  code: z.string(),
  meaning,
  place: z.string().nullable(),
  raw: z.string().nullable(),
})
export type RawEvent = z.infer<typeof rawEvent>

/** A shipment that something keeps from going on, as the operator sees it. */
export const incidentRow = z.object({
  shipmentId: z.number().int(),
  order: z.string(),
  company: z.object({ id: z.number().int(), name: z.string() }),
  carrier: z.enum(LABEL_CARRIERS),
  number: z.string(),
  reason: z.enum(INCIDENT_REASONS),
  acts: z.array(z.enum(INCIDENT_ACTORS)),
  at: z.string(),
})
export type IncidentRow = z.infer<typeof incidentRow>

const hours = ([least, most]: readonly [number, number]) => z.number().int().min(least).max(most)
/** About how long what waits at a point is kept there, hours; 0: nobody is told. */
export const collectionHours = z.strictObject({
  inpost: hours(LIMITS.inpost),
  dpd: hours(LIMITS.dpd),
  gls: hours(LIMITS.gls),
})

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
    summary:
      'What carriers tell of the shipments of a purchase, when each comes and what keeps it from it, for whoever knows its key',
    access: 'public',
    params: z.object({ key: z.string().max(64) }),
    response: shipments,
    failures: ['purchase_not_found'],
  },
  'GET /api/account/shipments': {
    summary: 'How shipments of one’s own orders stand, by the numbers of the orders; orders of others are left out',
    access: 'signedIn',
    /** Numbers, divided by commas. */
    query: z.object({ orders: z.string().regex(/^[\w-]{1,40}(,[\w-]{1,40}){0,99}$/) }),
    response: z.object({ orders: z.array(z.object({ number: z.string(), shipments: z.array(shipmentStanding) })) }),
  },
  'GET /api/companies/{id}/orders/{number}/tracking': {
    summary: 'What carriers tell of the shipments of an order, when each comes and what keeps it from it',
    access: 'signedIn',
    scope: 'orders:read',
    params: z.object({ id: idInPath, number: z.string().max(40) }),
    response: shipments,
    failures: ['company_not_found', 'order_not_found'],
  },
  'GET /api/admin/orders/{number}/tracking': {
    summary: 'All that carriers told of an order, as they told it, the newest first; at most 500 entries',
    access: 'operator',
    area: 'orders',
    params: z.object({ number: orderNumber }),
    response: z.object({ shipments: z.array(trackedShipment), events: z.array(rawEvent) }),
    failures: ['order_not_found'],
  },
  'GET /api/admin/incidents': {
    summary: 'Shipments under way that something keeps from going on, those of longest standing first',
    access: 'operator',
    area: 'orders',
    query: z.object({
      /** The number of an order, part of a shipment's number, or of the seller's name or tax number. */
      q: z.string().trim().max(100).optional(),
      /** Who can act. */
      acts: z.enum(INCIDENT_ACTORS).optional(),
      /** `next` of the page before. */
      after: z
        .string()
        .regex(/^\d{1,15}\.\d{1,15}$/)
        .optional(),
    }),
    response: z.object({ incidents: z.array(incidentRow), next: z.string().nullable() }),
  },
  'GET /api/admin/collection-hours': {
    summary: 'About how long carriers keep what waits at their points',
    access: 'operator',
    area: 'market',
    response: collectionHours,
  },
  'PUT /api/admin/collection-hours': {
    summary: 'Change it; buyers are told by it from now on',
    access: 'operator',
    area: 'market',
    body: collectionHours,
    response: collectionHours,
  },
} as const satisfies Contract
