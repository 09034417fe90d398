import { operators, teamMay } from './audiences.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const category = { names: { 'pl-PL': 'Skanery' }, icon: 'box', attributes: [] }
const row = (rule: Row['rule'], path: (world: World) => string, done: Row['done'], body?: unknown): Row => ({
  rule,
  request: (world) => ({ path: path(world), ...(body === undefined ? {} : { body }) }),
  done,
})

/** The tree of categories, and what sellers propose for it. */
export const categoryRows: Rows = {
  'GET /api/admin/categories': row(operators, () => '/api/admin/categories', 200),
  'POST /api/admin/categories': row(operators, () => '/api/admin/categories', 201, { ...category, parentId: null }),
  'PUT /api/admin/categories/{id}': row(operators, ({ categoryId }) => `/api/admin/categories/${categoryId}`, 409, {
    ...category,
    revision: 999,
  }),
  'POST /api/admin/categories/{id}/move': row(
    operators,
    ({ categoryId }) => `/api/admin/categories/${categoryId}/move`,
    200,
    { parentId: null, before: null },
  ),
  'POST /api/admin/categories/{id}/merge': row(
    operators,
    ({ categoryId }) => `/api/admin/categories/${categoryId}/merge`,
    404,
    { into: 999_999 },
  ),
  'DELETE /api/admin/categories/{id}': row(
    operators,
    ({ categoryId }) => `/api/admin/categories/${categoryId}`,
    // It has products.
    409,
  ),
  'GET /api/admin/category-proposals': row(operators, () => '/api/admin/category-proposals', 200),
  'POST /api/admin/category-proposals/{id}/accept': row(
    operators,
    ({ proposalId }) => `/api/admin/category-proposals/${proposalId}/accept`,
    200,
    { categoryId: null },
  ),
  'POST /api/admin/category-proposals/{id}/decline': row(
    operators,
    ({ proposalId }) => `/api/admin/category-proposals/${proposalId}/decline`,
    200,
    { answer: 'Jest już podobna' },
  ),
  'GET /api/companies/{id}/category-proposals': row(
    teamMay('products.view'),
    ({ companyId }) => `/api/companies/${companyId}/category-proposals`,
    200,
  ),
  'POST /api/companies/{id}/category-proposals': row(
    teamMay('products.edit'),
    ({ companyId }) => `/api/companies/${companyId}/category-proposals`,
    201,
    { parentId: null, names: { 'pl-PL': 'Kserokopiarki' } },
  ),
  'DELETE /api/companies/{id}/category-proposals/{proposalId}': row(
    teamMay('products.edit'),
    ({ companyId, proposalId }) => `/api/companies/${companyId}/category-proposals/${proposalId}`,
    204,
  ),
}
