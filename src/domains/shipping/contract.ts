import { z } from 'zod'
import { countryCode } from '../../values/country-code.ts'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { PARCEL_SIZES } from '../../values/parcel-size.ts'
import { DELIVERY_METHODS, POINT_METHODS } from './rules/methods.ts'

export {
  CARRIED_METHODS,
  COD_METHODS,
  DELIVERY_METHODS,
  type DeliveryMethod,
  needsAddress,
  needsPoint,
} from './rules/methods.ts'
export { priceForSize, type SizePrices } from './rules/price-for-size.ts'
export { type Area, countriesOf, priceTo, sizedAreas } from './rules/reach.ts'
export { countPieces, countShipments, planFor, priceForPlan } from './rules/shipment-plan.ts'

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
})

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
    summary: 'Pickup points of a method by code, town or post code (at most 20)',
    access: 'public',
    query: z.object({ method: z.enum(POINT_METHODS), q: z.string().max(80) }),
    response: z.object({ points: z.array(pickupPoint) }),
  },
} as const satisfies Contract
