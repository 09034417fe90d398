import { z } from 'zod'
import { countryCode } from '../../values/country-code.ts'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { eachLocale } from '../../values/locale.ts'
import { writtenText } from '../../values/written-text.ts'
import { ENERGY_CLASSES, EPREL } from './rules/energy.ts'
import { isElectronicAddress, isInUnion, LACKS } from './rules/trader.ts'

export const WARNINGS_LIMIT = 2000
/** Days by which publishing can be refused from. */
const day = z.iso.date()

/** Who made a product, or answers for it: by name, postal and electronic address. */
export const trader = z.strictObject({
  name: writtenText(200).min(1),
  address: writtenText(300).min(5),
  country: countryCode,
  contact: z.string().trim().max(200).refine(isElectronicAddress),
})
export type Trader = z.infer<typeof trader>
/** The same for who answers in the Union: who sits elsewhere cannot. */
export const responsiblePerson = trader.extend({ country: countryCode.refine(isInUnion) })

/** Warnings by language; what is missing is shown in Polish. */
export const warningTexts = z.strictObject(eachLocale(() => writtenText(WARNINGS_LIMIT).optional()))
export type WarningTexts = z.infer<typeof warningTexts>

const answering = { maker: trader.nullable(), responsible: responsiblePerson.nullable() }

/** What a seller says of the energy label of a phone or tablet (Regulation (EU) 2023/1669). */
export const energy = z.strictObject({
  class: z.enum(ENERGY_CLASSES).nullable(),
  /** The model's page at EPREL, with label and data sheet. */
  link: z
    .url({ protocol: /^https$/ })
    .max(300)
    .refine((text) => text.startsWith(EPREL))
    .nullable(),
  imported: z.boolean(),
  changed: z.boolean(),
})

/** What a seller says of one offer. */
export const offerSafetyBody = z.strictObject({
  ...answering,
  warnings: warningTexts,
  /** Proves what the offer claims of the environment, and is shown to buyers; left out, it stays as it is. */
  greenProof: writtenText(WARNINGS_LIMIT).optional(),
  /** Left out, it stays as it is. */
  energy: energy.nullable().optional(),
})
export type OfferSafetyBody = z.infer<typeof offerSafetyBody>

export const brandRow = z.object({
  id: z.number().int(),
  name: z.string(),
  maker: trader.nullable(),
  responsible: trader.nullable(),
  /** Entered by the demo: nobody's real address. */
  isExample: z.boolean(),
  lacks: z.array(z.enum(LACKS)),
  revision: z.number().int(),
  updatedAt: z.string(),
})
export type BrandRow = z.infer<typeof brandRow>

const brandFile = brandRow.extend({
  /** The last changes, the newest first. */
  changes: z.array(z.object({ at: z.string(), by: z.string().nullable(), what: z.string() })),
})
export type BrandFile = z.infer<typeof brandFile>

const brandBody = z.strictObject({ name: writtenText(80).min(1), ...answering })
export type BrandBody = z.infer<typeof brandBody>

/** From which day offers without these data cannot be published; null: their sellers are only told. */
const safetyRule = z.object({ refuseFrom: day.nullable() })
export type SafetyRule = z.infer<typeof safetyRule>

const categoryWarning = z.object({ categoryId: z.number().int(), texts: warningTexts })
const params = z.object({ id: idInPath })

export const productSafetyContract = {
  'GET /api/admin/brands': {
    summary: 'Brands by name, with who makes them and who answers for them in the European Union',
    access: 'operator',
    area: 'content',
    query: z.object({
      q: z.string().max(80).optional(),
      lacks: z.enum(['some', 'none']).optional(),
      after: z.string().max(300).optional(),
    }),
    response: z.object({ brands: z.array(brandRow), next: z.string().nullable() }),
    failures: ['invalid_cursor'],
  },
  'POST /api/admin/brands': {
    summary: 'Enters a brand',
    access: 'operator',
    area: 'content',
    body: brandBody,
    status: 201,
    response: brandFile,
    failures: ['brand_exists'],
  },
  'GET /api/admin/brands/{id}': {
    summary: 'A brand and who changed what of it',
    access: 'operator',
    area: 'content',
    params,
    response: brandFile,
    failures: ['brand_not_found'],
  },
  'PUT /api/admin/brands/{id}': {
    summary: 'Saves a brand; a revision that is no longer the newest is refused',
    access: 'operator',
    area: 'content',
    params,
    body: brandBody.extend({ revision: z.number().int().min(1) }),
    response: brandFile,
    failures: ['brand_not_found', 'brand_exists', 'brand_changed'],
  },
  'GET /api/admin/category-warnings': {
    summary: 'Warnings that stand on every product of a category and of those below it',
    access: 'operator',
    area: 'content',
    response: z.object({ warnings: z.array(categoryWarning) }),
  },
  'PUT /api/admin/category-warnings/{id}': {
    summary: 'Saves the warnings of a category; without any words they go',
    access: 'operator',
    area: 'content',
    params,
    body: z.strictObject({ texts: warningTexts }),
    response: z.object({ warnings: z.array(categoryWarning) }),
    failures: ['category_not_found'],
  },
  'GET /api/admin/safety-rule': {
    summary: 'From when offers without a manufacturer cannot be published',
    access: 'operator',
    area: 'content',
    response: safetyRule,
  },
  'PUT /api/admin/safety-rule': {
    summary: 'Sets from when offers without a manufacturer cannot be published; null only tells their sellers',
    access: 'operator',
    area: 'content',
    body: z.strictObject({ refuseFrom: day.nullable() }),
    response: safetyRule,
  },
  'GET /api/admin/energy-rule': {
    summary: 'From when phones and tablets without the energy label they need cannot be published',
    access: 'operator',
    area: 'content',
    response: safetyRule,
  },
  'PUT /api/admin/energy-rule': {
    summary: 'Sets from when they cannot be published; null only tells their sellers',
    access: 'operator',
    area: 'content',
    body: z.strictObject({ refuseFrom: day.nullable() }),
    response: safetyRule,
  },
  'GET /api/admin/green-rule': {
    summary: 'From when claims about the environment need a proof',
    access: 'operator',
    area: 'content',
    response: safetyRule,
  },
  'PUT /api/admin/green-rule': {
    summary: 'Sets from when claims about the environment need a proof; null: never',
    access: 'operator',
    area: 'content',
    body: z.strictObject({ refuseFrom: day.nullable() }),
    response: safetyRule,
  },
} as const satisfies Contract
