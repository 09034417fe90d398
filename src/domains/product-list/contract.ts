import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { writtenText } from '../../values/written-text.ts'
import { GRADES, PRODUCT_STATES, PRODUCT_STATUSES } from '../products/contract.ts'
import { MAX_PRICE, MAX_VERSIONS, ownOffer } from '../products/offers/contract.ts'
import { STOCK_REASONS } from '../stock/contract.ts'
import { MOST_UNITS } from '../units/rules/index.ts'
import { BULK_KINDS, PRICE_ROUNDINGS, PRICE_WAYS, STOCK_WAYS } from './rules/bulk-change.ts'
import { LABEL_FORMATS } from './rules/label-formats.ts'
import { MOST_LABELLED, SORT_CHOICES, STANDINGS, STOCK_FILTERS } from './rules/list-options.ts'

const MOST_CHOSEN = 1000
const filterFields = {
  /** Words of title, brand, model and codes; `#12`: the product of this number. */
  q: z.string().trim().max(100).optional(),
  status: z.enum(STANDINGS).optional(),
  /** With the categories below it. */
  category: idInPath.optional(),
  state: z.enum(PRODUCT_STATES).optional(),
  stock: z.enum(STOCK_FILTERS).optional(),
  reduced: z.enum(['1']).optional(),
  pictures: z.enum(['none']).optional(),
}
const filter = z.strictObject(filterFields)
export type ProductListFilter = z.output<typeof filter>

const row = z.object({
  id: z.number().int(),
  title: z.string(),
  brand: z.string(),
  model: z.string(),
  categoryId: z.number().int(),
  state: z.enum(PRODUCT_STATES),
  grade: z.enum(GRADES).nullable(),
  status: z.enum(PRODUCT_STATUSES),
  standing: z.enum(STANDINGS),
  erpCode: z.string().nullable(),
  ean: z.string().nullable(),
  productIndex: z.string().nullable(),
  currency: ownOffer.shape.currency,
  image: z.object({ key: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
  versions: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      /** Gross, grosze. */
      price: z.number().int(),
      wasPrice: z.number().int().nullable(),
      quantity: z.number().int(),
    }),
  ),
  /** All versions together. */
  quantity: z.number().int(),
  revision: z.number().int(),
  /** UTC. */
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ProductListRow = z.infer<typeof row>

const page = z.object({
  products: z.array(row),
  /** Cursors of the neighbouring pages. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
  /** How many match in each standing, whatever standing was asked for; above 1000 it says 1001. */
  counts: z.record(z.enum(STANDINGS), z.number().int()),
})
export type ProductListPage = z.infer<typeof page>

const change = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('price'),
    way: z.enum(PRICE_WAYS),
    /** Grosze; for `percent` hundredths of a per cent. */
    value: z.number().int().min(-MAX_PRICE).max(MAX_PRICE),
    round: z.enum(PRICE_ROUNDINGS),
    /** Lower prices are shown as a reduction. */
    announce: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('status'), status: z.enum(PRODUCT_STATUSES) }),
  z.strictObject({
    kind: z.literal('stock'),
    way: z.enum(STOCK_WAYS),
    /** Pieces of each version. `to`: the difference is taken when it is done. */
    value: z.number().int().min(-1_000_000).max(1_000_000),
    reason: z.enum(STOCK_REASONS),
    note: writtenText(300).nullable(),
  }),
  z.strictObject({ kind: z.literal('deliveryDays'), days: z.number().int().min(0).max(60) }),
  z.strictObject({ kind: z.literal('vatScheme'), vatScheme: z.enum(['vat23', 'margin']) }),
])
export type BulkChange = z.infer<typeof change>

/** Either products one by one, or all that match a filter when it begins. */
const selection = z.strictObject({
  ids: z.array(z.number().int().positive().max(999_999_999)).min(1).max(MOST_CHOSEN).optional(),
  filter: filter.optional(),
})
export type BulkSelection = z.output<typeof selection>
const bulkBody = z.strictObject({ selection, change })

const facts = z.object({
  status: z.enum(PRODUCT_STATUSES).optional(),
  deliveryDays: z.number().int().optional(),
  vatScheme: z.enum(['vat23', 'margin']).optional(),
  versions: z
    .array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        price: z.number().int().optional(),
        wasPrice: z.number().int().nullable().optional(),
        lastPrice: z.number().int().nullable().optional(),
        ...{ quantity: z.number().int().optional(), delta: z.number().int().optional() },
      }),
    )
    .optional(),
  /** Fields that publishing asks for. */
  missing: z.array(z.string()).optional(),
})
/** What a change is about, before or after it; `quantity` is free, `delta` moved. Versions that it does not touch are left out. */
export type BulkFacts = z.infer<typeof facts>

const preview = z.object({
  total: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  refused: z.number().int(),
  /** How many are refused, by reason. */
  reasons: z.record(z.string(), z.number().int()),
  /** Of the first products that will change. */
  rows: z.array(
    z.object({
      productId: z.number().int(),
      title: z.string(),
      currency: ownOffer.shape.currency,
      before: facts,
      after: facts,
    }),
  ),
  /** Of the first that are refused. */
  refusals: z.array(
    z.object({
      productId: z.number().int(),
      title: z.string().nullable(),
      reason: z.string(),
      missing: z.array(z.string()),
    }),
  ),
})
export type BulkPreview = z.infer<typeof preview>

const run = z.object({
  id: z.number().int(),
  change,
  kind: z.enum(BULK_KINDS),
  /** Everything that matched a filter was meant. */
  filtered: z.boolean(),
  status: z.enum(['running', 'done', 'undoing', 'undone']),
  total: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  refused: z.number().int(),
  undone: z.number().int(),
  /** Not taken back, as somebody has changed them since. */
  skipped: z.number().int(),
  by: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Until when it can be taken back; null: not, or not any more. */
  undoUntil: z.string().nullable(),
})
export type BulkRun = z.infer<typeof run>

const runRow = z.object({
  productId: z.number().int(),
  title: z.string().nullable(),
  currency: ownOffer.shape.currency,
  outcome: z.enum(['waiting', 'changed', 'same', 'refused', 'undone', 'skipped']),
  reason: z.string().nullable(),
  before: facts.nullable(),
  after: facts.nullable(),
})
export type BulkRunRow = z.infer<typeof runRow>

const params = z.object({ id: idInPath })
const ofProduct = z.object({ id: idInPath, productId: idInPath })
const ofRun = z.object({ id: idInPath, runId: idInPath })

const VETTED = ['company_not_found', 'company_not_approved'] as const
const BULK_FAILURES = [...VETTED, 'forbidden', 'too_many_products', 'nothing_chosen', 'rate_limited']

export const productListContract = {
  'GET /api/companies/{id}/products': {
    summary: "The company's products, whatever their status: searched, filtered, in an order, 50 at a time",
    access: 'seller',
    scope: 'products:read',
    params,
    query: z.object({
      ...filterFields,
      sort: z.enum(SORT_CHOICES).optional(),
      after: z.string().max(400).optional(),
      before: z.string().max(400).optional(),
    }),
    response: page,
    failures: ['company_not_found', 'invalid_cursor'],
  },
  'POST /api/companies/{id}/products/bulk/preview': {
    summary: 'What a change of many products would do: nothing is written',
    access: 'seller',
    params,
    body: bulkBody,
    response: preview,
    failures: BULK_FAILURES,
  },
  'POST /api/companies/{id}/products/bulk': {
    summary: 'Changes many products, in steps. The same Idempotency-Key finds the same run',
    access: 'seller',
    params,
    body: bulkBody,
    response: run,
    status: 202,
    ownIdempotency: true,
    failures: [...BULK_FAILURES, 'idempotency_conflict'],
  },
  'GET /api/companies/{id}/bulk-runs': {
    summary: 'Changes of many products, the newest first (20 at a time)',
    access: 'seller',
    params,
    query: z.object({ before: idInPath.optional() }),
    response: z.object({ runs: z.array(run), next: z.number().int().nullable() }),
    failures: ['company_not_found'],
  },
  'GET /api/companies/{id}/bulk-runs/{runId}': {
    summary: 'How far a change of many products has come, and what it did to each (50 at a time)',
    access: 'seller',
    params: ofRun,
    query: z.object({
      outcome: z.enum(['changed', 'refused', 'undone', 'skipped']).optional(),
      after: idInPath.optional(),
    }),
    response: z.object({ run, rows: z.array(runRow), next: z.number().int().nullable() }),
    failures: ['company_not_found', 'bulk_run_not_found'],
  },
  'POST /api/companies/{id}/bulk-runs/{runId}/undo': {
    summary:
      'Takes a change of many products back, once and within 24 hours, wherever nobody has changed the same since',
    access: 'seller',
    params: ofRun,
    response: run,
    status: 202,
    failures: ['company_not_found', 'forbidden', 'bulk_run_not_found', 'bulk_running', 'undo_too_late'],
  },
  'PUT /api/companies/{id}/products/{productId}/prices': {
    summary: "Changes prices of a product's versions. A price that is no longer the one expected is refused with 409",
    access: 'seller',
    scope: 'products:write',
    params: ofProduct,
    body: z.strictObject({
      prices: z
        .array(
          z.strictObject({
            versionId: z.number().int(),
            expected: z.number().int(),
            price: z.number().int().min(1).max(MAX_PRICE),
            announce: z.boolean(),
          }),
        )
        .min(1)
        .max(MAX_VERSIONS),
    }),
    response: ownOffer,
    failures: ['company_not_found', 'product_not_found', 'version_not_found', 'price_changed_meanwhile'],
  },
  'POST /api/companies/{id}/products/{productId}/duplicate': {
    summary: 'A draft like this product, without stock, ERP code and devices',
    access: 'seller',
    scope: 'products:write',
    params: ofProduct,
    response: z.object({ productId: z.number().int() }),
    status: 201,
    failures: ['company_not_found', 'product_not_found'],
  },
  'POST /api/companies/{id}/products/labels': {
    summary: 'Labels with QR codes to print (PDF), one for each version',
    access: 'seller',
    params,
    body: z.strictObject({
      ids: z.array(z.number().int().positive().max(999_999_999)).min(1).max(MOST_LABELLED),
      format: z.enum(LABEL_FORMATS),
      price: z.boolean(),
      /** Places of the first sheet that are used up. */
      skip: z.number().int().min(0).max(23).default(0),
    }),
    download: true,
    failures: [...VETTED, 'product_not_found', 'too_many_labels', 'rate_limited'],
  },
  'POST /api/companies/{id}/units/labels': {
    summary: 'Labels with the QR codes of passports to print (PDF), one for each unit',
    access: 'seller',
    params,
    body: z.strictObject({
      codes: z.array(z.string().max(20)).min(1).max(MOST_UNITS),
      format: z.enum(LABEL_FORMATS),
      skip: z.number().int().min(0).max(23).default(0),
    }),
    download: true,
    failures: [...VETTED, 'unit_not_found', 'rate_limited'],
  },
} as const satisfies Contract
