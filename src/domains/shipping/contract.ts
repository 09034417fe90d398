import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { PARCEL_SIZES } from '../../values/parcel-size.ts'
import { DELIVERY_METHODS, POINT_METHODS } from './rules/methods.ts'

export { COD_METHODS, DELIVERY_METHODS, type DeliveryMethod, needsAddress, needsPoint } from './rules/methods.ts'
export { priceForSize, type SizePrices } from './rules/price-for-size.ts'

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
    }),
    response: z.object({ methods: z.array(deliveryPrice) }),
  },
  'GET /api/pickup-points': {
    summary: 'Pickup points of a method by code, town or post code (at most 20)',
    access: 'public',
    query: z.object({ method: z.enum(POINT_METHODS), q: z.string().max(80) }),
    response: z.object({ points: z.array(pickupPoint) }),
  },
} as const satisfies Contract
