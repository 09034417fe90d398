import { everyone, teamMay } from './audiences.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const row = (
  rule: Row['rule'],
  path: (world: World) => string,
  done: Row['done'],
  more: { body?: unknown; file?: true } = {},
): Row => ({
  rule,
  request: (world) => ({ path: path(world), body: more.body, ...(more.file ? { file: world.photo } : {}) }),
  done,
})
const ofLine = ({ orderKey }: World) => `/api/purchases/${orderKey}/reviews/999999`
const said = { score: 5, comment: 'Jak nowy', pictures: [], locale: 'pl-PL' }

/** What buyers say of what they received. Nobody said anything in this world; who knows the key of a purchase is its buyer. */
export const reviewRows: Rows = {
  'GET /api/ratings/{kind}': row(everyone, ({ companyId }) => `/api/ratings/company?ids=${companyId},1`, 200),
  'GET /api/products/{id}/reviews': row(everyone, ({ productId }) => `/api/products/${productId}/reviews`, 200),
  'GET /api/shops/{id}/reviews': row(everyone, ({ shopId }) => `/api/shops/${shopId}/reviews`, 200),
  'GET /api/companies/{id}/reviews': row(everyone, ({ companyId }) => `/api/companies/${companyId}/reviews`, 200),
  'GET /api/purchases/{key}/reviews': row(everyone, ({ orderKey }) => `/api/purchases/${orderKey}/reviews`, 200),
  'PUT /api/purchases/{key}/reviews/{itemId}': row(everyone, ofLine, 404, { body: said }),
  'DELETE /api/purchases/{key}/reviews/{itemId}': row(everyone, ofLine, 404),
  'POST /api/purchases/{key}/reviews/{itemId}/pictures': row(everyone, (world) => `${ofLine(world)}/pictures`, 404, {
    file: true,
  }),
  'GET /api/companies/{id}/received-reviews': row(
    teamMay('orders.view'),
    ({ companyId }) => `/api/companies/${companyId}/received-reviews`,
    200,
  ),
  'PUT /api/companies/{id}/received-reviews/{reviewId}/reply': row(
    teamMay('presentation.edit'),
    ({ companyId }) => `/api/companies/${companyId}/received-reviews/999999/reply`,
    404,
    { body: { words: 'Dziękujemy' } },
  ),
}
