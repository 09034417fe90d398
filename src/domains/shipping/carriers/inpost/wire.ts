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
      z.object({
        status: z.string().max(100),
        origin_status: z.string().nullish(),
        agency: z.string().nullish(),
        datetime: z.string(),
      }),
    )
    .max(1000),
})

const text = z
  .string()
  .nullish()
  .transform((given) => given?.trim() ?? '')

/** A point; what lacks a code or a place cannot be shown, and is left out by the caller. */
export const shipxPoint = z.object({
  name: z.string().regex(/^[A-Z0-9-]{3,20}$/i),
  type: z.array(z.string()).nullish(),
  status: text,
  location: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  location_description: text,
  opening_hours: text,
  location_247: z.boolean().nullish(),
  payment_available: z.boolean().nullish(),
  functions: z.array(z.string()).nullish(),
  address: z.object({ line1: text, line2: text }).nullish(),
  address_details: z
    .object({ city: text, post_code: text, street: text, building_number: text, province: text })
    .nullish(),
})

export const shipxPoints = z.object({
  items: z.array(z.unknown()).max(5000),
  page: z.number().int(),
  total_pages: z.number().int(),
})
