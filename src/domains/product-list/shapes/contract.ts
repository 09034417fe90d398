import { z } from 'zod'
import { idInPath } from '../../../values/ids.ts'
import { writtenText } from '../../../values/written-text.ts'
import { GRADES, PRODUCT_STATES, PRODUCT_STATUSES } from '../../products/contract.ts'
import { MAX_PRICE, ownOffer } from '../../products/offers/contract.ts'
import { STOCK_REASONS } from '../../stock/contract.ts'
import { BULK_KINDS, PRICE_ROUNDINGS, PRICE_WAYS, STOCK_WAYS } from '../rules/bulk-change.ts'
import { STANDINGS, STOCK_FILTERS } from '../rules/list-options.ts'

const MOST_CHOSEN = 1000
export const filterFields = {
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

export const page = z.object({
  products: z.array(row),
  /** Cursors of the neighbouring pages. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
  /** How many match in each standing, whatever standing was asked for; above 1000 it says 1001. */
  counts: z.record(z.enum(STANDINGS), z.number().int()),
})
export type ProductListPage = z.infer<typeof page>

export const change = z.discriminatedUnion('kind', [
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
export const selection = z.strictObject({
  ids: z.array(z.number().int().positive().max(999_999_999)).min(1).max(MOST_CHOSEN).optional(),
  filter: filter.optional(),
})
export type BulkSelection = z.output<typeof selection>
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

export const preview = z.object({
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

export const run = z.object({
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

export const runRow = z.object({
  productId: z.number().int(),
  title: z.string().nullable(),
  currency: ownOffer.shape.currency,
  outcome: z.enum(['waiting', 'changed', 'same', 'refused', 'undone', 'skipped']),
  reason: z.string().nullable(),
  before: facts.nullable(),
  after: facts.nullable(),
})
export type BulkRunRow = z.infer<typeof runRow>
