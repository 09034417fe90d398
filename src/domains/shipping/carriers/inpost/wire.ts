import { z } from 'zod'

const offer = z.object({
  id: z.number(),
  status: z.string(),
  /** Zloty; null for those who are billed by the month. */
  rate: z.number().nullish(),
  expires_at: z.string().nullish(),
  unavailability_reasons: z.unknown().optional(),
})

/** Of a shipment as ShipX answers it, what we read; the rest of it is InPost's. */
export const shipxShipment = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  status: z.string(),
  tracking_number: z.string().nullish(),
  parcels: z.array(z.object({ tracking_number: z.string().nullish() })).nullish(),
  service: z.string().nullish(),
  offers: z.array(offer).nullish(),
  selected_offer: offer.nullish(),
  transactions: z.array(z.object({ status: z.string().nullish() })).nullish(),
})
export type ShipxShipment = z.infer<typeof shipxShipment>

export const shipxTracking = z.object({
  tracking_details: z
    .array(
      // What else stands there is kept for people, and read by nobody.
      z.looseObject({
        status: z.string().max(100),
        origin_status: z.string().nullish(),
        agency: z.string().nullish(),
        datetime: z.string(),
      }),
    )
    .max(1000),
})
