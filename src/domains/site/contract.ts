import { z } from 'zod'
import { HEX_COLOR } from '../../values/color.ts'
import { CLOCK } from '../../values/dispatch-day.ts'
import type { Contract } from '../../values/endpoint.ts'
import { inLanguages } from '../../values/local-text.ts'
import { LOCALES } from '../../values/locale.ts'
import { MEGABYTE } from '../../values/megabytes.ts'
import { CURRENCIES } from '../../values/money.ts'
import { writtenText } from '../../values/written-text.ts'
import { CARRIED_METHODS } from '../shipping/contract.ts'

export const SITE_PICTURES = ['header', 'thumbnail'] as const
/** Bytes of one picture as it is sent. */
export const MAX_SITE_PICTURE = 6 * MEGABYTE

const texts = (max: number) => inLanguages(writtenText(max)).extend({ 'pl-PL': writtenText(max).min(1) })

/** What an operator configures of the market's pages (E14). */
const siteBody = z.object({
  marketName: writtenText(60).min(1),
  headerText: texts(160),
  bannerText: texts(400),
  /** A lucide icon name. */
  bannerIcon: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** Accent colour `#rrggbb`; null: the design's own. Made darker or lighter where it could not be read. */
  accent: z.string().toLowerCase().regex(HEX_COLOR).nullable(),
  /** For visitors whose language the market does not speak: search engines show them this version. */
  language: z.enum(LOCALES),
  /** Of new products; fixed from the first product on. */
  currency: z.enum(CURRENCIES),
  /** `HH:MM`: what leaves on the day of its order does so until then, on the clock of the market's country. */
  dispatchUntil: z.string().regex(CLOCK),
  /** Working days that each way of delivery usually travels within Poland: for sellers who say nothing. */
  transitDays: z.record(z.enum(CARRIED_METHODS), z.number().int().min(0).max(60)),
})

export const siteView = siteBody.extend({
  headerImageKey: z.string().nullable(),
  thumbnailKey: z.string().nullable(),
  revision: z.number().int(),
})

export type SiteBody = z.infer<typeof siteBody>
export type SiteView = z.infer<typeof siteView>
export type SitePicture = (typeof SITE_PICTURES)[number]

const picture = z.object({ picture: z.enum(SITE_PICTURES) })

export const siteContract = {
  'GET /api/admin/site': {
    summary: 'Configuration of the market’s pages as its operator edits it',
    access: 'operator',
    area: 'market',
    response: siteView,
  },
  'PUT /api/admin/site': {
    summary: 'Saves the configuration; an old revision is refused with 409',
    access: 'operator',
    area: 'market',
    body: siteBody.extend({ revision: z.number().int() }),
    response: siteView,
    failures: ['changed_meanwhile', 'currency_in_use'],
  },
  'PUT /api/admin/site/pictures/{picture}': {
    summary: 'The title picture of the start page, or the small one that previews show',
    access: 'operator',
    area: 'market',
    params: picture,
    upload: { maxBytes: MAX_SITE_PICTURE },
    response: siteView,
    failures: ['not_a_picture', 'picture_too_big'],
  },
  'DELETE /api/admin/site/pictures/{picture}': {
    summary: 'Takes a picture away',
    access: 'operator',
    area: 'market',
    params: picture,
    response: siteView,
  },
} as const satisfies Contract
