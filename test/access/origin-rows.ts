import { everyone, operators, teamMay } from './audiences.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const row = (rule: Row['rule'], path: (world: World) => string, done: Row['done'], body?: unknown): Row => ({
  rule,
  request: (world) => ({ path: path(world), ...(body === undefined ? {} : { body }) }),
  done,
})
const nobodys = `/api/purchases/${'A'.repeat(43)}/origin-requests`
const answer = {
  ...{
    role: 'maker',
    name: 'Producent',
    address: 'ul. Fabryczna 1',
    country: 'PL',
    contact: 'a@example.com',
    words: '',
  },
}

/** Who stands behind a product: asked by whoever knows the purchase, answered by its seller's team or the operator. */
export const originRows: Rows = {
  'GET /api/purchases/{key}/origin-requests': row(everyone, () => nobodys, 404),
  'POST /api/purchases/{key}/origin-requests': row(everyone, () => nobodys, 404, {
    ...{ orderNumber: 'OB-2026-0000001', productId: 1 },
  }),
  'GET /api/companies/{id}/origin-requests': row(
    teamMay('orders.view'),
    ({ companyId }) => `/api/companies/${companyId}/origin-requests`,
    200,
  ),
  'PUT /api/companies/{id}/origin-requests/{requestId}': row(
    teamMay('orders.cancel'),
    ({ companyId }) => `/api/companies/${companyId}/origin-requests/999999`,
    404,
    answer,
  ),
  'GET /api/admin/origin-requests': row(operators, () => '/api/admin/origin-requests', 200),
  'PUT /api/admin/origin-requests/{requestId}': row(operators, () => '/api/admin/origin-requests/999999', 404, answer),
  'GET /api/companies/{id}/unit-repairs': row(
    teamMay('products.view'),
    ({ companyId }) => `/api/companies/${companyId}/unit-repairs?year=2026`,
    200,
  ),
  'GET /api/admin/unit-repairs': row(operators, () => '/api/admin/unit-repairs?year=2026', 200),
}
