import { z } from 'zod'
import { HEX_COLOR } from '../../values/color.ts'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { inLanguages } from '../../values/local-text.ts'
import { LOCALES } from '../../values/locale.ts'
import { MEGABYTE } from '../../values/megabytes.ts'
import { writtenText } from '../../values/written-text.ts'

export const PRESENTATION_PICTURES = ['header', 'thumbnail'] as const
/** Bytes of one picture as it is sent (B06: what a company sends is at most 4 MB). */
export const MAX_PRESENTATION_PICTURE = 4 * MEGABYTE
/** Days that a holiday lasts at most, both ends counted. */
export const MAX_HOLIDAY_DAYS = 120

const texts = (max: number) => inLanguages(writtenText(max))
const day = z.iso.date()

const presentation = z.object({
  /** Empty: the company's short name stands there. */
  headerText: texts(120),
  bannerText: texts(400),
  bannerIcon: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** Accent colour `#rrggbb` of this page; null: the market's. Made darker or lighter where it could not be read. */
  accent: z.string().toLowerCase().regex(HEX_COLOR).nullable(),
  /** Shown where a text is missing in the visitor's language. */
  language: z.enum(LOCALES),
})

export const presentationView = presentation.extend({
  companyId: z.number().int(),
  headerImageKey: z.string().nullable(),
  thumbnailKey: z.string().nullable(),
  revision: z.number().int(),
})

export const holidayBody = z.object({
  /** Days in Polish time (`2026-12-24`), both included. */
  from: day,
  until: day,
  /** What buyers read besides the dates. */
  note: texts(300).nullable().default(null),
})

export type PresentationBody = z.infer<typeof presentation>
export type PresentationView = z.infer<typeof presentationView>
export type PresentationPicture = (typeof PRESENTATION_PICTURES)[number]
export type HolidayBody = z.infer<typeof holidayBody>

const params = z.object({ id: idInPath })
const picture = params.extend({ picture: z.enum(PRESENTATION_PICTURES) })
const holiday = z.object({ holiday: holidayBody.nullable() })

export const presentationContract = {
  'GET /api/companies/{id}/presentation': {
    summary: 'How a selling company presents itself',
    access: 'public',
    params,
    response: presentationView,
    failures: ['company_not_found'],
  },
  'GET /api/companies/{id}/presentation/own': {
    summary: 'The same for those who work for the company, whatever its status, with its holiday',
    access: 'signedIn',
    params,
    response: presentationView.extend(holiday.shape),
    failures: ['company_not_found'],
  },
  'PUT /api/companies/{id}/presentation': {
    summary: 'Saves the presentation; an old revision is refused with 409',
    access: 'signedIn',
    params,
    body: presentation.extend({ revision: z.number().int() }),
    response: presentationView,
    failures: ['company_not_found', 'changed_meanwhile', 'green_claim'],
  },
  'PUT /api/companies/{id}/presentation/pictures/{picture}': {
    summary: 'The title picture of the presentation, or its small one',
    access: 'signedIn',
    params: picture,
    upload: { maxBytes: MAX_PRESENTATION_PICTURE },
    response: presentationView,
    failures: ['company_not_found', 'not_a_picture', 'picture_too_big', 'too_many_requests'],
  },
  'DELETE /api/companies/{id}/presentation/pictures/{picture}': {
    summary: 'Takes a picture away',
    access: 'signedIn',
    params: picture,
    response: presentationView,
    failures: ['company_not_found'],
  },
  'PUT /api/companies/{id}/holiday': {
    summary: 'Days on which nothing can be ordered of the company; its goods stay visible',
    access: 'signedIn',
    params,
    body: holidayBody,
    response: holiday,
    failures: ['company_not_found', 'holiday_in_past', 'holiday_too_long'],
  },
  'DELETE /api/companies/{id}/holiday': {
    summary: 'Ends a holiday or takes it back',
    access: 'signedIn',
    params,
    response: holiday,
    failures: ['company_not_found'],
  },
} as const satisfies Contract
