import type { Deps } from '../../platform/deps.ts'
import { FileAnswer, service } from '../../platform/http/service.ts'
import { productListContract } from './contract.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { listProducts } from './list-products.ts'
import { previewBulk } from './preview-bulk.ts'
import { printLabels } from './print-labels.ts'
import { printUnitLabels } from './print-unit-labels.ts'
import { readBulkRun, readBulkRuns } from './read-bulk-runs.ts'
import { setPrices } from './set-prices.ts'
import { startBulk } from './start-bulk.ts'
import { undoBulk } from './undo-bulk.ts'

/** The seller's list of products and changes of many at once: preview, run, undo. */
export const productListService = (deps: Deps) =>
  service(productListContract, {
    'GET /api/companies/{id}/products': ({ params, query }, { actor }) => listProducts(deps, actor, params.id, query),
    'POST /api/companies/{id}/products/bulk/preview': ({ params, body }, { actor }) =>
      previewBulk(deps, actor, params.id, body),
    'POST /api/companies/{id}/products/bulk': ({ params, body }, { actor, idempotencyKey }) =>
      startBulk(deps, actor, params.id, body, idempotencyKey),
    'GET /api/companies/{id}/bulk-runs': ({ params, query }, { actor }) =>
      readBulkRuns(deps, actor, params.id, query.before),
    'GET /api/companies/{id}/bulk-runs/{runId}': ({ params, query }, { actor }) =>
      readBulkRun(deps, actor, { companyId: params.id, runId: params.runId }, query),
    'POST /api/companies/{id}/bulk-runs/{runId}/undo': ({ params }, { actor }) =>
      undoBulk(deps, actor, params.id, params.runId),
    'PUT /api/companies/{id}/products/{productId}/prices': ({ params, body }, { actor }) =>
      setPrices(deps, actor, { companyId: params.id, productId: params.productId }, body.prices),
    'POST /api/companies/{id}/products/{productId}/duplicate': ({ params }, { actor }) =>
      duplicateProduct(deps, actor, params.id, params.productId),
    'POST /api/companies/{id}/products/labels': async ({ params, body }, { actor, origin, locale }) => {
      const bytes = await printLabels(deps, actor, params.id, { ...body, origin, locale })
      return new FileAnswer(bytes, 'application/pdf', 'labels.pdf')
    },
    'POST /api/companies/{id}/units/labels': async ({ params, body }, { actor, origin }) => {
      const bytes = await printUnitLabels(deps, actor, params.id, { ...body, origin })
      return new FileAnswer(bytes, 'application/pdf', 'labels.pdf')
    },
  })
