import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { inLanguages, localText } from '../../values/local-text.ts'
import { CURRENCIES } from '../../values/money.ts'
import { PARCEL_SIZES } from '../../values/parcel-size.ts'
import { OFFER_VAT } from '../../values/vat.ts'
import { attributeValues, titles } from '../categories/contract.ts'
import { offeredUnits } from '../units/offered/contract.ts'

export const PRODUCT_STATES = ['new', 'used', 'damaged'] as const
export const GRADES = ['openBox', 'A', 'B', 'C', 'D', 'repairable', 'forParts'] as const
export const PRODUCT_STATUSES = ['draft', 'published', 'paused'] as const
export const COMPARE_LIMIT = 3

export type ProductState = (typeof PRODUCT_STATES)[number]
export type Grade = (typeof GRADES)[number]

export const productImage = z.object({
  /** File key; `/files/{key}-{width}.webp` serves it at 160, 320, 640, 1280 px. */
  key: z.string(),
  alt: localText,
  width: z.number().int(),
  height: z.number().int(),
  /** Drawn, or a maker's picture: not a photo of the very thing. */
  illustration: z.boolean().optional(),
  /** The defect of the offer that it shows, in the words of `defects`. */
  defect: z.string().optional(),
})

export const CHECK_RESULTS = ['works', 'fails', 'notChecked'] as const
export type CheckResult = (typeof CHECK_RESULTS)[number]

/** What the seller reports to have checked: by whom, on which day (`2026-11-24`), with which result, point by point. */
export const productReport = z.object({
  by: z.string(),
  day: z.string(),
  note: z.string(),
  points: z.array(z.object({ name: localText, result: z.enum(CHECK_RESULTS) })),
})
export type ProductReport = z.infer<typeof productReport>

export const productTexts = z.object({
  /** The seller's title in this language, where it is another than `title`; Polish has none. */
  title: z.string().optional(),
  description: z.string(),
  howToUse: z.string().optional(),
  composition: z.string().optional(),
  /** Text of a special offer (`Charger included until Sunday`). */
  specialOffer: z.string().optional(),
})

/** Plain facts of a product, each a word, a number, or yes and no. How they are read, kept and typed: `rules/facts.ts`. */
export const productFacts = {
  refurbished: z.boolean(),
  batteryHealth: z.number().int().min(0).max(100).nullable(),
  warrantyMonths: z.number().int(),
}

export const versionView = z.object({
  id: z.number().int(),
  /** Empty for the only version of a product. */
  name: z.string(),
  /** Gross price in grosze. */
  price: z.number().int(),
  /** Price before the running reduction, in grosze. */
  wasPrice: z.number().int().nullable(),
  /** Lowest price of the 30 days before the reduction, in grosze; null when not reduced. */
  lastPrice: z.number().int().nullable(),
  quantity: z.number().int(),
  attributes: attributeValues,
})

export const productView = z.object({
  id: z.number().int(),
  slug: z.string(),
  companyId: z.number().int(),
  categoryId: z.number().int(),
  title: z.string(),
  /** The title by language, where it is another: as the seller typed it, else with the word for its kind of thing. */
  titles,
  brand: z.string(),
  model: z.string(),
  mpn: z.string().nullable(),
  texts: inLanguages(productTexts),
  state: z.enum(PRODUCT_STATES),
  grade: z.enum(GRADES).nullable(),
  ...productFacts,
  defects: z.array(z.string()),
  ean: z.string().nullable(),
  deliveryDays: z.number().int(),
  /** The parcel one piece fits in: decides which of the seller's delivery prices counts. */
  parcelSize: z.enum(PARCEL_SIZES),
  vatScheme: z.enum(['vat23', 'margin']),
  /** How it is taxed for who buys it of this seller: `exempt` where the seller charges no VAT, whatever the scheme. */
  vat: z.enum(OFFER_VAT),
  currency: z.enum(CURRENCIES),
  attributes: attributeValues,
  images: z.array(productImage),
  versions: z.array(versionView),
  /** Null: the condition is as the seller describes it, and nobody reports to have checked it. */
  report: productReport.nullable(),
  /** Facts of which the seller's texts say something else than the offer itself, which is what goes into an order. */
  contradicted: z.array(z.enum(['warranty', 'dispatch'])),
  /** What is known of its very things, thing by thing. */
  condition: offeredUnits,
  /** Shops of the seller where it can be picked up. */
  shopIds: z.array(z.number().int()),
  status: z.enum(PRODUCT_STATUSES),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export type ProductImage = z.infer<typeof productImage>
export type ProductTexts = z.infer<typeof productTexts>
export type VersionView = z.infer<typeof versionView>
export type ProductView = z.infer<typeof productView>

const id = idInPath

export const productsContract = {
  'GET /api/products/{id}': {
    summary: 'A published product with its versions, prices and stock',
    access: 'public',
    params: z.object({ id }),
    response: productView,
    failures: ['product_not_found'],
  },
  'GET /api/products/{id}/qr.svg': {
    summary: 'QR code of the product page (SVG)',
    access: 'public',
    params: z.object({ id }),
    failures: ['product_not_found'],
  },
  'GET /api/compare': {
    summary: 'Up to three products side by side',
    access: 'public',
    query: z.object({ ids: z.string().regex(/^\d{1,9}(,\d{1,9}){0,9}$/) }),
    response: z.object({ products: z.array(productView) }),
    failures: ['compare_limit'],
  },
} as const satisfies Contract
