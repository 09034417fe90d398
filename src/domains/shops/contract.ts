import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Opening time of a weekday in the shop's time zone; `open: false` keeps the hours for later (T08). */
export const openingDay = z.object({
  open: z.boolean(),
  from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  to: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
})

export const openingHours = z.object({
  mon: openingDay,
  tue: openingDay,
  wed: openingDay,
  thu: openingDay,
  fri: openingDay,
  sat: openingDay,
  sun: openingDay,
})

export const publicShop = z.object({
  id: z.number().int(),
  companyId: z.number().int(),
  title: z.string(),
  description: z.object({ 'pl-PL': z.string(), 'en-US': z.string().optional(), 'de-DE': z.string().optional() }),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  lat: z.number(),
  lng: z.number(),
  timeZone: z.string(),
  hours: openingHours,
  images: z.array(z.object({ key: z.string(), width: z.number().int(), height: z.number().int() })),
})

export type OpeningDay = z.infer<typeof openingDay>
export type OpeningHours = z.infer<typeof openingHours>
export type PublicShop = z.infer<typeof publicShop>

const id = idInPath

export const shopsContract = {
  'GET /api/shops/{id}': {
    summary: 'A shop with address, position and opening hours',
    access: 'public',
    params: z.object({ id }),
    response: publicShop,
    failures: ['shop_not_found'],
  },
  'GET /api/shops': {
    summary: 'Shops, of one company or of all (at most 200)',
    access: 'public',
    query: z.object({ company: id.optional() }),
    response: z.object({ shops: z.array(publicShop) }),
  },
} as const satisfies Contract
