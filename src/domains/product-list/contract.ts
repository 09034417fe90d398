import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { MAX_PRICE, MAX_VERSIONS, ownOffer } from '../products/offers/contract.ts'
import { MOST_UNITS } from '../units/rules/index.ts'
import { LABEL_FORMATS } from './rules/label-formats.ts'
import { MOST_LABELLED, SORT_CHOICES, STANDINGS } from './rules/list-options.ts'
import { change, filterFields, page, preview, run, runRow, selection } from './shapes/contract.ts'

export type {
  BulkChange,
  BulkFacts,
  BulkPreview,
  BulkRun,
  BulkRunRow,
  BulkSelection,
  ProductListFilter,
  ProductListPage,
  ProductListRow,
} from './shapes/contract.ts'

/** Where a product may stand in the operator's list: as in its seller's, or taken down. */
export const MARKET_STANDINGS = [...STANDINGS, 'barred'] as const

const bulkBody = z.strictObject({ selection, change })
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
