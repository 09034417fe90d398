import { offerBody } from '../factories/offer.ts'
import { teamMay } from './audiences.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const products = ({ companyId }: World) => `/api/companies/${companyId}/products`
const product = (rest: string) => (world: World) => `${products(world)}/${world.productId}${rest}`
const row = (
  rule: Row['rule'],
  path: (world: World) => string,
  done: Row['done'],
  body?: (world: World) => unknown,
): Row => ({
  rule,
  request: (world) => ({ path: path(world), ...(body ? { body: body(world) } : {}) }),
  done,
})
const edit = teamMay('products.edit')
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

/** Products of the company in its own hands. */
export const offerRows: Rows = {
  'POST /api/companies/{id}/products': row(edit, products, 201, ({ categoryId }) => offerBody(categoryId)),
  'GET /api/companies/{id}/products/{productId}': row(teamMay('products.view'), product(''), 200),
  'PUT /api/companies/{id}/products/{productId}': row(edit, product(''), 409, ({ categoryId }) => ({
    ...offerBody(categoryId),
    revision: 999,
  })),
  'PUT /api/companies/{id}/products/{productId}/status': row(edit, product('/status'), 200, () => ({
    status: 'paused',
  })),
  'POST /api/companies/{id}/products/{productId}/units': row(edit, product('/units'), 404, () => ({
    codes: ['999999999999'],
    versionId: null,
  })),
  'DELETE /api/companies/{id}/products/{productId}': row(edit, product(''), 204),
  'POST /api/companies/{id}/product-images': {
    rule: edit,
    request: ({ companyId, photo }) => ({ path: `/api/companies/${companyId}/product-images`, file: photo }),
    done: 201,
  },
  'POST /api/companies/{id}/product-images/crop': row(
    edit,
    ({ companyId }) => `/api/companies/${companyId}/product-images/crop`,
    201,
    ({ imageKey }) => ({ key: imageKey, x: 0, y: 0, width: 1, height: 1 }),
  ),
  'POST /api/companies/{id}/products/{productId}/stock': row(
    teamMay('stock.edit'),
    product('/stock'),
    200,
    ({ versionId }) => ({ reason: 'received', changes: [{ versionId, delta: 1 }] }),
  ),
  'GET /api/companies/{id}/products/{productId}/stock': row(teamMay('products.view'), product('/stock'), 200),
  'POST /api/companies/{id}/products/{productId}/price-schedules': row(
    edit,
    product('/price-schedules'),
    201,
    ({ versionId }) => ({ versionId, price: 100, announce: false, startsAt: tomorrow(), endsAt: null }),
  ),
  'DELETE /api/companies/{id}/products/{productId}/price-schedules/{scheduleId}': row(
    edit,
    (world) => `${product('/price-schedules')(world)}/${world.scheduleId}`,
    200,
  ),
}
