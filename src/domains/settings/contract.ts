import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { inLanguages } from '../../values/local-text.ts'
import { LOCALES } from '../../values/locale.ts'
import { CURRENCIES } from '../../values/money.ts'

export const VERTICALS = ['electronics', 'cosmetics'] as const
export type Vertical = (typeof VERTICALS)[number]

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
  vertical: z.enum(VERTICALS),
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
  /** Minutes for which goods wait for an online payment. */
  holdMinutes: z.number(),
  /** False: mail waits where only the operator sees it, so nothing may be promised by mail. */
  sendsMail: z.boolean(),
  /** False: it is no demo, and who runs it has not been entered yet. Nobody can register, nothing can be bought. */
  open: z.boolean(),
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
