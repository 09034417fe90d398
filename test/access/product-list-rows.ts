import { teamMay } from './audiences.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

const change = { kind: 'price', way: 'amount', value: 100, round: 'none', announce: false }
const bulk = ({ productId }: World) => ({ selection: { ids: [productId] }, change })
/** A run of the company that nobody has made before. */
const NO_RUN = 999_999

/** The list of products and what is done to many of them. */
export const productListRows: Rows = {
  'GET /api/companies/{id}/products': {
    rule: teamMay('products.view'),
    request: ({ companyId }) => ({ path: `/api/companies/${companyId}/products` }),
    done: 200,
  },
  'POST /api/companies/{id}/products/bulk/preview': {
    rule: teamMay('products.edit'),
    request: (world) => ({ path: `/api/companies/${world.companyId}/products/bulk/preview`, body: bulk(world) }),
    done: 200,
  },
  'POST /api/companies/{id}/products/bulk': {
    rule: teamMay('products.edit'),
    request: (world) => ({ path: `/api/companies/${world.companyId}/products/bulk`, body: bulk(world) }),
    done: 202,
  },
  'GET /api/companies/{id}/bulk-runs': {
    rule: teamMay('products.view'),
    request: ({ companyId }) => ({ path: `/api/companies/${companyId}/bulk-runs` }),
    done: 200,
  },
  'GET /api/companies/{id}/bulk-runs/{runId}': {
    rule: teamMay('products.view'),
    request: ({ companyId }) => ({ path: `/api/companies/${companyId}/bulk-runs/${NO_RUN}` }),
    done: 404,
  },
  'POST /api/companies/{id}/bulk-runs/{runId}/undo': {
    // Whether a role may take it back depends on what was done: said in `bulk.test.ts`.
    rule: teamMay('products.view'),
    request: ({ companyId }) => ({ path: `/api/companies/${companyId}/bulk-runs/${NO_RUN}/undo` }),
    done: 404,
  },
  'PUT /api/companies/{id}/products/{productId}/prices': {
    rule: teamMay('products.edit'),
    request: ({ companyId, productId, versionId }) => ({
      path: `/api/companies/${companyId}/products/${productId}/prices`,
      body: { prices: [{ versionId, expected: 129_900, price: 119_900, announce: true }] },
    }),
    done: 200,
  },
  'POST /api/companies/{id}/products/{productId}/duplicate': {
    rule: teamMay('products.edit'),
    request: ({ companyId, productId }) => ({ path: `/api/companies/${companyId}/products/${productId}/duplicate` }),
    done: 201,
  },
  'POST /api/companies/{id}/products/labels': {
    rule: teamMay('products.view'),
    request: ({ companyId, productId }) => ({
      path: `/api/companies/${companyId}/products/labels`,
      body: { ids: [productId], format: 'a4', price: true },
    }),
    done: 200,
  },
  'POST /api/companies/{id}/units/labels': {
    rule: teamMay('products.view'),
    request: ({ companyId }) => ({
      path: `/api/companies/${companyId}/units/labels`,
      body: { codes: ['999999999999'], format: 'a4' },
    }),
    done: 404,
  },
}
