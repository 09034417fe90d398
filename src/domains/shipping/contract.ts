import { z } from 'zod'
import { countryCode } from '../../values/country-code.ts'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { PARCEL_SIZES } from '../../values/parcel-size.ts'
import { DELIVERY_METHODS, POINT_METHODS } from './rules/methods.ts'
import { MOST_OF_TILE, TILE_ZOOMS } from './rules/point-tiles.ts'

export { CHECK_RESULTS } from './carrier-accounts/contract.ts'
export {
  accountOf,
  CASH_REPORTING,
  FOLLOWED_CARRIERS,
  LABEL_CARRIERS,
  type LabelCarrier,
  takesPhone,
} from './rules/accounts.ts'
export {
  type CarrierAdapter,
  type Consignment,
  HAND_OVERS,
  type Party,
  REFUSAL_REASONS,
  type RefusalReason,
  type Standing,
} from './rules/consignments.ts'
export {
  actorsOf,
  INCIDENT_ACTORS,
  INCIDENT_REASONS,
  type IncidentActor,
  type IncidentReason,
  incidentReason,
  incidentsOf,
} from './rules/incidents.ts'
export {
  CARRIED_METHODS,
  COD_METHODS,
  DELIVERY_METHODS,
  type DeliveryMethod,
  limitsOf,
  needsAddress,
  needsPoint,
} from './rules/methods.ts'
export { priceForSize, type SizePrices } from './rules/price-for-size.ts'
export { type Area, countriesOf, priceTo, sizedAreas } from './rules/reach.ts'
export { countPieces, countShipments, planFor, priceForPlan } from './rules/shipment-plan.ts'
export { TRACKING_MEANINGS, type TrackingMeaning } from './rules/tracking-meanings.ts'
export { PRINT_FORMATS, type PrintFormat } from './sending/rules/print-formats.ts'

/** What a seller charges for one method. All amounts gross, in grosze. */
export const deliveryPrice = z.object({
  method: z.enum(DELIVERY_METHODS),
  /** Of a parcel of the size it is asked for. */
  price: z.number().int().min(0),
  /** Price with cash on delivery; null: not offered. */
  codPrice: z.number().int().min(0).nullable(),
  /** Value of the seller's goods from which delivery is free; null: never. */
  freeFrom: z.number().int().min(0).nullable(),
  /** Working days in transit, added to the product's own days. */
  transitDays: z.number().int().min(0),
})

/** Countries besides Poland that cost the same. Amounts gross, in grosze. */
export const area = z.strictObject({
  countries: z.array(countryCode).min(1).max(60),
  price: z.number().int().min(0).max(1_000_000),
  /** Value of the seller's goods from which delivery there is free; null: never. */
  freeFrom: z.number().int().min(1).max(1_000_000_000).nullable(),
  /** Working days in transit. */
  transitDays: z.number().int().min(0).max(60),
})

/** First and last day on which it may come (`2026-11-26`), on the market's clock. */
export const arrival = z.object({ from: z.string(), until: z.string() })

/** ShipmentKind of one kind: how many, of which size, and how many pieces of each size lie in one. */
export const plannedShipments = z.object({
  size: z.enum(PARCEL_SIZES),
  count: z.number().int(),
  holds: z.object({ small: z.number().int(), medium: z.number().int(), large: z.number().int() }),
})

export const pickupPoint = z.object({
  code: z.string(),
  method: z.enum(DELIVERY_METHODS),
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** `24/7`, or in the carrier's own words; null: the carrier does not say. */
  hours: z.string().nullable(),
  /** How it is found on the spot, in the carrier's own words. */
  hint: z.string().nullable(),
  /** Whether it takes money on delivery, where its method has that at all. */
  takesCash: z.boolean(),
  /** Metres along the ground from the place that was asked about; null where none was. */
  distance: z.number().int().nullable(),
})

/**
 * `50.061,19.937`: latitude and longitude in degrees. No more than three decimals (a hundred metres): nearer than that nobody has to say where
 * they are, and a place more exact is refused.
 */
const nearPlace = z
  .string()
  .regex(/^-?\d{1,2}(\.\d{1,3})?,-?\d{1,3}(\.\d{1,3})?$/)
  .refine((text) => {
    const { lat, lng } = placeOf(text)
    return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  })

/** Degrees of what `nearPlace` took. */
export function placeOf(near: string): { lat: number; lng: number } {
  const [lat = 0, lng = 0] = near.split(',').map(Number)
  return { lat, lng }
}

/** Points that lie together on the map: how many, and degrees of their middle. */
export const pointCluster = z.object({ count: z.number().int(), lat: z.number(), lng: z.number() })
export type PointCluster = z.infer<typeof pointCluster>
const coordinate = z.coerce.number().int().min(0).max(1_000_000)

export type DeliveryPrice = z.infer<typeof deliveryPrice>
export type PickupPoint = z.infer<typeof pickupPoint>

export const shippingContract = {
  'GET /api/companies/{id}/delivery': {
    summary: 'Delivery methods and prices of a seller; empty when its delivery is not set up',
    access: 'public',
    params: z.object({ id: idInPath }),
    query: z.object({
      /** Of the largest thing in the parcel. */
      size: z.enum(PARCEL_SIZES).default('medium'),
      /** Working days within which it is sent: the answer then says when it arrives in Poland. */
      days: z.coerce.number().int().min(0).max(60).optional(),
    }),
    response: z.object({
      /** The prices are those within Poland; `areas`: where else it goes, at the prices of this size. */
      methods: z.array(deliveryPrice.extend({ areas: z.array(area), arrives: arrival.nullable() })),
    }),
  },
  'GET /api/pickup-points': {
    summary:
      'Open pickup points of a method by code, town, post code or street, or the nearest of a place (at most 20)',
    access: 'public',
    query: z.object({
      method: z.enum(POINT_METHODS),
      /** From two characters on, diacritics optional; left out, `near` alone decides. */
      q: z.string().max(80).optional(),
      /** Distances are told from there; without `q` the nearest points are answered, up to some 200 km. */
      near: nearPlace.optional(),
      /** Only points that take money on delivery. */
      cash: z.stringbool().optional(),
    }),
    response: z.object({ points: z.array(pickupPoint) }),
  },
  'GET /api/pickup-points/tiles/{z}/{x}/{y}': {
    summary: `Open pickup points of a method in a map tile (Web Mercator, zoom ${TILE_ZOOMS.least}–${TILE_ZOOMS.most}): at most ${MOST_OF_TILE}, or how many lie together where there are more`,
    access: 'public',
    params: z.object({ z: coordinate, x: coordinate, y: coordinate }),
    query: z.object({
      method: z.enum(POINT_METHODS),
      /** Only points that take money on delivery. */
      cash: z.stringbool().optional(),
    }),
    response: z.object({ points: z.array(pickupPoint), clusters: z.array(pointCluster) }),
    failures: ['not_found'],
  },
} as const satisfies Contract
