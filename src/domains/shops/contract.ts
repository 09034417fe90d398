import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { inLanguages } from '../../values/local-text.ts'
import { writtenText } from '../../values/written-text.ts'

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** `09:30`. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** From–to on the shop's clock; an end before the beginning is after midnight, `00:00`–`00:00` the whole day. */
const interval = z.object({ from: clock, to: clock })

/** Opening time of a weekday in the shop's time zone; `open: false` keeps the hours for later (T08). `more`: after breaks. */
export const openingDay = interval.extend({ open: z.boolean(), more: z.array(interval).max(2).optional() })

export const openingHours = z.object({
  mon: openingDay,
  tue: openingDay,
  wed: openingDay,
  thu: openingDay,
  fri: openingDay,
  sat: openingDay,
  sun: openingDay,
})

const localText = (max: number) => inLanguages(writtenText(max))

/** A date (YYYY-MM-DD) that differs from its weekday, and why. */
export const openingException = openingDay.extend({ date: z.iso.date(), label: localText(80) })

export const shopImage = z.object({
  key: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** What is on it; absent: the shop's title. */
  alt: localText(160).optional(),
})

export const publicShop = z.object({
  id: z.number().int(),
  companyId: z.number().int(),
  title: z.string(),
  description: localText(4000),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  lat: z.number(),
  lng: z.number(),
  timeZone: z.string(),
  hours: openingHours,
  exceptions: z.array(openingException),
  images: z.array(shopImage),
  /** Closed for good: orders that wait here can still be collected, new ones not. */
  removed: z.boolean(),
})

export type Interval = z.infer<typeof interval>
export type OpeningDay = z.infer<typeof openingDay>
export type OpeningHours = z.infer<typeof openingHours>
export type OpeningException = z.infer<typeof openingException>
export type ShopImage = z.infer<typeof shopImage>
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
