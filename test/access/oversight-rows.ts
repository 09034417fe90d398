import { operators, teamMay } from './audiences.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const row = (rule: Row['rule'], path: (world: World) => string, done: Row['done'], body?: unknown): Row => ({
  rule,
  request: (world) => ({ path: path(world), body }),
  done,
})
const of = '/api/admin/companies/999999'
const words = 'Prosimy o aktualny odpis.'

/** What the operator decides of companies after they were let in; a company reads of it, and whoever edits its data complains. */
export const oversightRows: Rows = {
  'GET /api/admin/companies/{id}/oversight': row(
    operators,
    ({ companyId }) => `/api/admin/companies/${companyId}/oversight`,
    200,
  ),
  'GET /api/admin/companies/{id}/orders-record': row(
    operators,
    ({ companyId }) => `/api/admin/companies/${companyId}/orders-record`,
    200,
  ),
  'GET /api/admin/companies/{id}/balances': row(
    operators,
    ({ companyId }) => `/api/admin/companies/${companyId}/balances`,
    200,
  ),
  'POST /api/admin/companies/{id}/end': row(operators, () => `${of}/end`, 404, {
    ...{ kind: 'law', lastDay: null, reasons: words, provision: 'art. 4' },
  }),
  'POST /api/admin/companies/{id}/end/call-off': row(operators, () => `${of}/end/call-off`, 404, { reason: words }),
  'POST /api/admin/companies/{id}/end/answer': row(operators, () => `${of}/end/answer`, 404, {
    ...{ outcome: 'stands', answer: words },
  }),
  'POST /api/admin/companies/{id}/document-requests': row(operators, () => `${of}/document-requests`, 404, {
    ...{ kind: 'register', words, dueOn: null },
  }),
  'POST /api/admin/companies/{id}/document-requests/{requestId}/close': row(
    operators,
    () => `${of}/document-requests/999999/close`,
    404,
    { outcome: 'received' },
  ),
  'PUT /api/admin/companies/{id}/identity': row(operators, () => `${of}/identity`, 404, {
    ...{ name: 'Inna', taxId: '5260001246', country: 'PL', vatId: null, revision: 1, reason: words },
  }),
  'POST /api/admin/companies/{id}/remove-draft': row(operators, () => `${of}/remove-draft`, 404, { reason: words }),
  'GET /api/admin/company-end-settings': row(operators, () => '/api/admin/company-end-settings', 200),
  'PUT /api/admin/company-end-settings': row(operators, () => '/api/admin/company-end-settings', 200, {
    noticeDays: 30,
  }),
  'GET /api/companies/{id}/oversight': row(
    teamMay('company.view'),
    ({ companyId }) => `/api/companies/${companyId}/oversight`,
    200,
  ),
  'POST /api/companies/{id}/end/complaint': row(
    teamMay('company.edit'),
    ({ companyId }) => `/api/companies/${companyId}/end/complaint`,
    409,
    { words },
  ),
}
