import { z } from 'zod'
import { countryCode } from '../../../values/country-code.ts'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { MEGABYTE } from '../../../values/megabytes.ts'
import { writtenText } from '../../../values/written-text.ts'
import { openingException, openingHours, publicShop, shopImage } from '../contract.ts'
import { TIME_ZONES } from '../rules/time-zones.ts'

/** V06. */
export const SHOP_IMAGE_MAX_BYTES = 2 * MEGABYTE
export const SHOP_IMAGES = 8
export const SHOP_EXCEPTIONS = 120
/** Shops of one company. */
export const SHOPS_PER_COMPANY = 100

const needed = (max: number) => writtenText(max).min(1)

/** E09. What a seller says of a shop. */
export const shopBody = z.strictObject({
  title: needed(120),
  description: publicShop.shape.description.strict(),
  street: needed(160),
  postalCode: needed(16),
  city: needed(80),
  country: countryCode,
  /** Where the pin stands, degrees; none is refused with `location_required` (V06). */
  location: z
    .strictObject({ lat: z.number().min(-85).max(85), lng: z.number().min(-180).max(180) })
    .nullable()
    .default(null),
  timeZone: z.enum(TIME_ZONES),
  hours: openingHours,
  exceptions: z.array(openingException).max(SHOP_EXCEPTIONS),
  /** In the order shown; keys come from `POST …/shop-pictures` or from the shop as it is. */
  images: z.array(shopImage.extend({ key: z.string().max(120) })).max(SHOP_IMAGES),
})
export type ShopBody = z.output<typeof shopBody>

export const ownShop = publicShop.omit({ removed: true }).extend({
  /** Sent back when changing: somebody else's change in between is refused, not overwritten. */
  revision: z.number().int(),
})
export type OwnShop = z.output<typeof ownShop>

const params = z.object({ id: idInPath })
const shopParams = params.extend({ shopId: idInPath })
const FAILURES = [
  'company_not_found',
  'forbidden',
  'location_required',
  'postal_code_unfit',
  'hours_equal',
  'hours_overlap',
  'exception_repeated',
  'picture_unknown',
  'green_claim',
] as const

export const ownShopsContract = {
  'GET /api/companies/{id}/shops': {
    summary: 'Shops of an own company',
    access: 'signedIn',
    params,
    response: z.object({ shops: z.array(ownShop) }),
    failures: ['company_not_found'],
  },
  'POST /api/companies/{id}/shops': {
    summary: 'Open a shop',
    access: 'signedIn',
    params,
    body: shopBody,
    response: ownShop,
    status: 201,
    failures: [...FAILURES, 'shop_limit'],
  },
  'GET /api/companies/{id}/shops/{shopId}': {
    summary: 'A shop of an own company',
    access: 'signedIn',
    params: shopParams,
    response: ownShop,
    failures: ['company_not_found', 'shop_not_found'],
  },
  'PUT /api/companies/{id}/shops/{shopId}': {
    summary: 'Change a shop',
    access: 'signedIn',
    params: shopParams,
    body: shopBody.extend({ revision: z.number().int() }),
    response: ownShop,
    failures: [...FAILURES, 'shop_not_found', 'changed_meanwhile'],
  },
  'DELETE /api/companies/{id}/shops/{shopId}': {
    summary: 'Close a shop for good: no new order is collected there, waiting ones still are',
    access: 'signedIn',
    params: shopParams,
    status: 204,
    failures: ['company_not_found', 'forbidden', 'shop_not_found'],
  },
  'POST /api/companies/{id}/shop-pictures': {
    summary: 'Send a picture for a shop (at most 2 MB); one that no shop takes goes after a day',
    access: 'signedIn',
    params,
    upload: { maxBytes: SHOP_IMAGE_MAX_BYTES },
    response: z.object({ key: z.string(), width: z.number().int(), height: z.number().int() }),
    status: 201,
    failures: ['company_not_found', 'forbidden', 'file_too_large', 'not_a_picture', 'picture_too_big', 'rate_limited'],
  },
  'GET /api/holidays': {
    summary:
      'Public holidays of a country in the coming twelve months, named in the asked language; none where they are not known',
    access: 'signedIn',
    query: z.object({ country: countryCode }),
    response: z.object({
      holidays: z.array(z.object({ date: z.string(), name: z.string(), names: openingException.shape.label })),
    }),
  },
} as const satisfies Contract
