import { everyone, operators, teamMay } from './audiences.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const row = (rule: Row['rule'], path: (world: World) => string, done: Row['done'], body?: unknown): Row => ({
  rule,
  request: (world) => ({ path: path(world), body }),
  done,
})
const nobody = { maker: null, responsible: null }
const recall = {
  ...{ kind: 'recall', source: 'authority', brand: 'Nieistniejąca', model: null, ean: null, categoryId: null },
  ...{
    productIds: [],
    years: 2,
    pauses: true,
    provision: 'art. 22 GPSR',
    receivedAt: '2026-01-02T10:00:00Z',
    link: null,
  },
  ...{ title: { 'pl-PL': 'Bateria' }, danger: { 'pl-PL': 'Może się zapalić.' }, remedy: { 'pl-PL': 'Odłącz.' } },
}

/** What is known of the safety of products and what is recalled is everybody's to read; an offer's words are its team's; the rest the operator's. */
export const safetyRows: Rows = {
  'GET /api/products/{id}/safety': row(everyone, ({ productId }) => `/api/products/${productId}/safety`, 200),
  'GET /api/companies/{id}/products/{productId}/safety': row(
    teamMay('products.view'),
    ({ companyId, productId }) => `/api/companies/${companyId}/products/${productId}/safety`,
    200,
  ),
  'PUT /api/companies/{id}/products/{productId}/safety': row(
    teamMay('products.edit'),
    ({ companyId, productId }) => `/api/companies/${companyId}/products/${productId}/safety`,
    200,
    { ...nobody, warnings: {} },
  ),
  'GET /api/admin/brands': row(operators, () => '/api/admin/brands', 200),
  'POST /api/admin/brands': row(operators, () => '/api/admin/brands', 201, { ...nobody, name: 'Marka z tabeli' }),
  'GET /api/admin/brands/{id}': row(operators, () => '/api/admin/brands/999999', 404),
  'PUT /api/admin/brands/{id}': row(operators, () => '/api/admin/brands/999999', 404, {
    ...{ ...nobody, name: 'Marka', revision: 1 },
  }),
  'GET /api/admin/category-warnings': row(operators, () => '/api/admin/category-warnings', 200),
  'PUT /api/admin/category-warnings/{id}': row(operators, () => '/api/admin/category-warnings/999999', 404, {
    texts: {},
  }),
  'GET /api/admin/safety-rule': row(operators, () => '/api/admin/safety-rule', 200),
  'PUT /api/admin/safety-rule': row(operators, () => '/api/admin/safety-rule', 200, { refuseFrom: null }),
  'GET /api/admin/energy-rule': row(operators, () => '/api/admin/energy-rule', 200),
  'PUT /api/admin/energy-rule': row(operators, () => '/api/admin/energy-rule', 200, { refuseFrom: '2026-12-01' }),
  'GET /api/admin/green-rule': row(operators, () => '/api/admin/green-rule', 200),
  'PUT /api/admin/green-rule': row(operators, () => '/api/admin/green-rule', 200, { refuseFrom: '2026-09-27' }),
  'GET /api/admin/trusted-flaggers': row(operators, () => '/api/admin/trusted-flaggers', 200),
  'POST /api/admin/trusted-flaggers': row(operators, () => '/api/admin/trusted-flaggers', 201, {
    ...{ email: 'flaga@example.com', name: 'Fundacja', awardedBy: 'UKE' },
  }),
  'POST /api/admin/trusted-flaggers/{id}/end': row(operators, () => '/api/admin/trusted-flaggers/999999/end', 404),
  'GET /api/recalls': row(everyone, () => '/api/recalls', 200),
  'GET /api/purchases/{key}/recalls': row(everyone, () => `/api/purchases/${'A'.repeat(43)}/recalls`, 404),
  'GET /api/admin/recalls': row(operators, () => '/api/admin/recalls', 200),
  'POST /api/admin/recalls': row(operators, () => '/api/admin/recalls', 201, recall),
  'GET /api/admin/recalls/{id}': row(operators, () => '/api/admin/recalls/999999', 404),
  'POST /api/admin/recalls/{id}/end': row(operators, () => '/api/admin/recalls/999999/end', 404),
}
