import { z } from 'zod'
import { inLanguages } from '../../../../values/local-text.ts'
import { MEGABYTE } from '../../../../values/megabytes.ts'
import { CURRENCIES } from '../../../../values/money.ts'
import { PARCEL_SIZES } from '../../../../values/parcel-size.ts'
import { writtenText } from '../../../../values/written-text.ts'
import { attributeValues } from '../../../categories/contract.ts'
import { CHECK_RESULTS, GRADES, PRODUCT_STATES, PRODUCT_STATUSES, productFacts, productImage } from '../../contract.ts'
import { FACTS } from '../../rules/facts.ts'
import { NOTICE_CODES } from '../../rules/offer-notices.ts'
import { TEXTS_MOST } from '../../rules/texts.ts'

/** Limits of an offer. */
export const MAX_VERSIONS = 50
export const MAX_IMAGES = 12
export const MAX_DEVICES = 200
export const MAX_POINTS = 30
/** Bytes of one picture as it is sent. */
export const MAX_IMAGE_BYTES = 10 * MEGABYTE
/** Gross, grosze: ten million złoty. */
export const MAX_PRICE = 1_000_000_000

/** Written text of one field, at most so many characters (`too_long`). */
export const line = (max: number) => writtenText(max)
const code = (max: number) => z.string().trim().max(max).nullable()
/** A record's number in a body: as large as the database holds. */
export const idInBody = z.number().int().min(1).max(2_147_483_647)
export const price = z.number().int().min(0).max(MAX_PRICE)

const texts = z.object({
  title: line(TEXTS_MOST.title).optional(),
  description: line(TEXTS_MOST.description),
  howToUse: line(TEXTS_MOST.howToUse).optional(),
  composition: line(TEXTS_MOST.composition).optional(),
  specialOffer: line(TEXTS_MOST.specialOffer).optional(),
})

const offerVersion = z.object({
  /** Null: a new version. */
  id: idInBody.nullable(),
  /** Needed where there are several (V13: `version_name_missing`). */
  name: line(120),
  /** Gross, grosze. */
  price,
  /** Whether a lower price than before is shown as a reduction, with the lowest price of the 30 days before it. */
  announce: z.boolean().default(false),
  /** Pieces to add to what there is (negative: to take away): never the new quantity, so that nobody's change is lost. */
  stockDelta: z.number().int().min(-1_000_000).max(1_000_000),
  attributes: attributeValues,
})

/** One device by its number: kept sealed, told to nobody but by its last four characters. */
const device = z.object({
  /** Id of a number already kept; null: a new one. */
  id: idInBody.nullable(),
  kind: z.enum(['imei', 'serial']),
  /** The number of a new one; absent for one that is kept. */
  number: line(40).optional(),
})

/** A picture as a product shows it; without words for it, it is called as the product is. */
const offerImage = productImage.extend({
  alt: inLanguages(line(300)),
  /** Of none of the offer's defects: left out. */
  defect: line(200).optional(),
})

/** What was checked, by the points of the category (`GET /api/categories/{id}/check-points`). The day is no later than today. */
const offerReport = z.strictObject({
  by: line(80).min(1),
  day: z.iso.date(),
  note: line(500).default(''),
  points: z
    .array(z.strictObject({ key: z.string().max(40), result: z.enum(CHECK_RESULTS) }))
    .min(1)
    .max(MAX_POINTS),
})

/** What a seller says of a product. A draft may leave out whatever publishing asks for, except title and category. */
export const offerBody = z.object({
  categoryId: idInBody,
  title: line(TEXTS_MOST.title),
  brand: line(80),
  model: line(120),
  mpn: code(80),
  texts: inLanguages(texts),
  state: z.enum(PRODUCT_STATES),
  grade: z.enum(GRADES).nullable(),
  ...productFacts,
  warrantyMonths: z.number().int().min(0).max(FACTS.warrantyMonths.most),
  defects: z.array(line(200).min(1)).max(30),
  /** The company's own code, once per company (`erp_code_taken`). */
  erpCode: code(64),
  /** EAN-8, UPC-A or EAN-13 with its check digit. */
  ean: code(24),
  /** The product's number within the seller's product list, free text. */
  productIndex: code(64),
  deliveryDays: z.number().int().min(0).max(60),
  vatScheme: z.enum(['vat23', 'margin']),
  /** The parcel that one piece fits in. Left out: as it was, medium for a new product. */
  parcelSize: z.enum(PARCEL_SIZES).optional(),
  attributes: attributeValues,
  /** Pictures of this company in the order shown; the first is on cards. Keys come from the upload. */
  images: z.array(offerImage).max(MAX_IMAGES),
  versions: z.array(offerVersion).min(1).max(MAX_VERSIONS),
  /** Shops of the company where it can be collected. */
  shopIds: z.array(idInBody).max(200),
  /** Null: nothing is reported. Left out: as it was. */
  report: offerReport.nullable().optional(),
  devices: z.array(device).max(MAX_DEVICES).default([]),
})

const ownVersion = z.object({
  id: z.number().int(),
  name: z.string(),
  price: z.number().int(),
  wasPrice: z.number().int().nullable(),
  lastPrice: z.number().int().nullable(),
  /** Lowest price of the last 30 days on offer: only a price below it may be announced as a reduction. Null: it was not on offer. */
  reducibleBelow: z.number().int().nullable(),
  quantity: z.number().int(),
  attributes: attributeValues,
  /** Price changes agreed for later or running, soonest first. */
  schedules: z.array(
    z.object({
      id: z.number().int(),
      price: z.number().int(),
      announce: z.boolean(),
      /** UTC. */
      startsAt: z.string(),
      endsAt: z.string().nullable(),
      status: z.enum(['planned', 'running']),
    }),
  ),
})

/** A product as its seller sees it, whatever its status. */
export const ownOffer = offerBody.omit({ versions: true, devices: true }).extend({
  id: z.number().int(),
  slug: z.string(),
  companyId: z.number().int(),
  status: z.enum(PRODUCT_STATUSES),
  /** The operator took it down: until it is mended, or for good. Nobody can publish it. */
  barred: z.enum(['paused', 'removed']).nullable(),
  /** Nothing left of any version. */
  soldOut: z.boolean(),
  currency: z.enum(CURRENCIES),
  versions: z.array(ownVersion),
  devices: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(['imei', 'serial']),
      last4: z.string(),
      /** Public id: its passport is at `/units/{code}`. */
      code: z.string(),
      /** The version that it is; null: any of the product. */
      versionId: z.number().int().nullable(),
      /** Null: not tested, or something is not known that a grade needs. */
      grade: z.enum(GRADES).nullable(),
    }),
  ),
  /** Null: nothing is reported to have been checked. */
  report: offerReport.nullable(),
  /** What the seller should know of it: nothing of it keeps the offer from being published. `said` and `holds`: months or days. */
  notices: z.array(
    z.object({
      code: z.enum(NOTICE_CODES),
      field: z.string(),
      said: z.number().int().nullable(),
      holds: z.number().int().nullable(),
    }),
  ),
  /** Grows with every change but stock; sent back when saving. */
  revision: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Name of the person who changed it last by hand. */
  updatedBy: z.string().nullable(),
})

export const stockMovement = z.object({
  id: z.number().int(),
  versionId: z.number().int(),
  versionName: z.string(),
  delta: z.number().int(),
  reason: z.string(),
  /** Number of the order, name of the import. */
  reference: z.string().nullable(),
  note: z.string().nullable(),
  by: z.string().nullable(),
  at: z.string(),
})

export type OfferReport = z.infer<typeof offerReport>
export type OfferBody = z.infer<typeof offerBody>
export type OwnOffer = z.infer<typeof ownOffer>
export type OwnVersion = z.infer<typeof ownVersion>
export type StockMovement = z.infer<typeof stockMovement>
