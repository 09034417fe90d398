import { decisionBody, reportOf } from '../factories/report.ts'
import { everyone, operators, teamMay } from './audiences.ts'
import { originRows } from './origin-rows.ts'
import type { Row, Rows } from './row.ts'
import { safetyRows } from './safety-rows.ts'
import type { World } from './world.ts'

const row = (rule: Row['rule'], path: (world: World) => string, done: Row['done'], body?: unknown): Row => ({
  rule,
  request: (world) => ({ path: path(world), body }),
  done,
})
const key = 'A'.repeat(43)
const of = '/api/admin/reports/999999'

/** Reports of content are everybody's to make; a case belongs to whoever knows one of its keys; what is decided is the operator's. */
export const moderationRows: Rows = {
  ...safetyRows,
  ...originRows,
  'GET /api/report-subjects/{kind}/{id}': row(
    everyone,
    ({ productId }) => `/api/report-subjects/product/${productId}`,
    200,
  ),
  'POST /api/reports': {
    rule: everyone,
    request: ({ productId }) => ({ path: '/api/reports', body: reportOf(productId) }),
    done: 201,
  },
  'GET /api/reports/{key}': row(everyone, () => `/api/reports/${key}`, 404),
  'POST /api/reports/{key}/complaint': row(everyone, () => `/api/reports/${key}/complaint`, 404, {
    words: 'To nieprawda, zdjęcie jest dobre.',
  }),
  'GET /api/companies/{id}/decisions': row(
    teamMay('products.edit'),
    ({ companyId }) => `/api/companies/${companyId}/decisions`,
    200,
  ),
  'GET /api/admin/reports': row(operators, () => '/api/admin/reports', 200),
  'POST /api/admin/reports': {
    rule: operators,
    request: ({ productId }) => ({
      path: '/api/admin/reports',
      body: {
        ...{ source: 'authority', kind: 'product', id: productId, reason: 'unsafe' },
        ...{ explanation: 'Nakaz organu nadzoru rynku.', receivedAt: '2026-01-02T10:00:00Z' },
      },
    }),
    done: 201,
  },
  'GET /api/admin/reports/{id}': row(operators, () => of, 404),
  'POST /api/admin/reports/{id}/decision': row(operators, () => `${of}/decision`, 404, decisionBody()),
  'POST /api/admin/reports/{id}/complaints/{complaintId}': row(operators, () => `${of}/complaints/999999`, 404, {
    ...{ outcome: 'stands', answer: 'Decyzja jest słuszna.' },
  }),
  'POST /api/admin/reports/{id}/authority-told': row(operators, () => `${of}/authority-told`, 404, { note: 'Policja' }),
  'POST /api/admin/reports/{id}/misuse': row(operators, () => `${of}/misuse`, 404, { step: 'warn', reason: 'Spam' }),
  'GET /api/admin/products': row(operators, () => '/api/admin/products', 200),
  'GET /api/admin/product-export': row(operators, () => '/api/admin/product-export?q=lenovo', 200),
  'GET /api/admin/products/{id}': row(operators, ({ productId }) => `/api/admin/products/${productId}`, 200),
  'POST /api/admin/products/{id}/decision': row(operators, () => '/api/admin/products/999999/decision', 404, {
    ...decisionBody(),
    reason: 'misleading',
  }),
  'GET /api/admin/duties': row(operators, () => '/api/admin/duties', 200),
  'PUT /api/admin/duties': row(operators, () => '/api/admin/duties', 200, { size: 'small' }),
  'GET /api/admin/moderation-counts': row(operators, () => '/api/admin/moderation-counts?year=2026', 200),
  'GET /api/admin/moderation-export': row(operators, () => '/api/admin/moderation-export?year=2026', 200),
}
