import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { inLanguages } from '../../values/local-text.ts'
import { eachLocale, LOCALES } from '../../values/locale.ts'
import { CURRENCIES } from '../../values/money.ts'
import { GUARANTEE_MEDIA } from './rules/guarantee.ts'

/** What the official file of the guarantee notice may be. */
export const guaranteeMedia = z.enum(GUARANTEE_MEDIA)

const perLocale = inLanguages(z.string())

/** Who runs the market (B12): shown in the footer, the terms and on documents. */
export const owner = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  taxId: z.string(),
})

/** What every page may know of the market's configuration (E14). */
export const publicSettings = z.object({
  marketName: z.string(),
  /** The trade of the market: a folder of `src/verticals`. */
  vertical: z.string(),
  /** Things have had owners before: grades of their state and passports are shown. */
  used: z.boolean(),
  /** Electrical equipment is sold: who buys it may hand over an old device. */
  electrical: z.boolean(),
  headerText: perLocale,
  bannerText: perLocale,
  /** A lucide icon name. */
  bannerIcon: z.string(),
  headerImageKey: z.string().nullable(),
  /** Small picture of the market for previews elsewhere. */
  thumbnailKey: z.string().nullable(),
  /** Accent colour of the operator's choice, `#rrggbb`. */
  accent: z.string().nullable(),
  currency: z.enum(CURRENCIES),
  defaultLocale: z.enum(LOCALES),
  /** What leaves on the day of its order: till which hour of a working day, and on which day (YYYY-MM-DD) an order of now does. */
  dispatch: z.object({ until: z.string(), day: z.string(), today: z.boolean() }),
  owner,
  version: z.string(),
  /** Pages of the market's application in the stores; null: there is none yet. */
  apps: z.object({ appStore: z.string().nullable(), googlePlay: z.string().nullable() }),
  /** Minutes for which goods wait for an online payment. */
  holdMinutes: z.number(),
  /** False: mail waits where only the operator sees it, so nothing may be promised by mail. */
  sendsMail: z.boolean(),
  /** False: it is no demo, and who runs it has not been entered yet. Nobody can register, nothing can be bought. */
  open: z.boolean(),
  /** The official notice of the legal guarantee, in languages whose file the operator has uploaded; nothing before it has to be shown. */
  guarantee: z.object(eachLocale(() => z.object({ media: guaranteeMedia, version: z.string() }).optional())),
  /** Grows with every change of the configuration. */
  revision: z.number().int(),
  /** Shown as a ribbon: goods, sellers and payments are for show. */
  demo: z.boolean(),
})

export type Owner = z.infer<typeof owner>
export type PublicSettings = z.infer<typeof publicSettings>

export const settingsContract = {
  'GET /api/settings': {
    summary: 'Public configuration of the market',
    access: 'public',
    response: publicSettings,
  },
} as const satisfies Contract
