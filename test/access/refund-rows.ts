import { everyone, operators, teamMay } from './audiences.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const company = (rest: (world: World) => string, rule: Row['rule'], done: number, body?: unknown): Row => ({
  rule,
  request: (world) => ({
    path: `/api/companies/${world.companyId}${rest(world)}`,
    ...(body === undefined ? {} : { body }),
  }),
  done,
})
const order =
  (step: string) =>
  ({ orderNumber }: World) =>
    `/orders/${orderNumber}${step}`
const purchase = (rest: (world: World) => string, done: number, body?: unknown): Row => ({
  rule: everyone,
  request: (world) => ({
    path: `/api/purchases/${world.orderKey}${rest(world)}`,
    ...(body === undefined ? {} : { body }),
  }),
  done,
})
const admin = (path: (world: World) => string, done: number, body?: unknown): Row => ({
  rule: operators,
  request: (world) => ({ path: `/api/admin${path(world)}`, ...(body === undefined ? {} : { body }) }),
  done,
})
const REFUND = { kind: 'amount', amount: 100, reason: 'goodwill', words: null, givenBack: 0 }
const CANCEL = { reason: 'soldOut', words: null }
const ACCOUNT = { iban: 'PL61109010140000071219812874', holder: 'Ola Lis' }
const LIMITS = { manager: 500_000, accountant: 100_000 }

/** Money that goes back. The order counts as paid and has no payment; transfers and attempts are nobody's. */
export const refundRows: Rows = {
  'GET /api/companies/{id}/orders/{number}/refunds': company(order('/refunds'), teamMay('orders.view'), 200),
  'POST /api/companies/{id}/orders/{number}/refunds': company(order('/refunds'), teamMay('orders.refund'), 409, REFUND),
  'POST /api/companies/{id}/orders/{number}/cancel-paid': company(
    order('/cancel-paid'),
    teamMay('orders.cancel'),
    409,
    CANCEL,
  ),
  'PUT /api/companies/{id}/orders/{number}/refund-transfers/{transferId}/account': company(
    order('/refund-transfers/999999/account'),
    teamMay('orders.refund'),
    404,
    ACCOUNT,
  ),
  'POST /api/companies/{id}/orders/{number}/refund-transfers/{transferId}/paid': company(
    order('/refund-transfers/999999/paid'),
    teamMay('orders.refund'),
    404,
    { iban: ACCOUNT.iban },
  ),
  'GET /api/companies/{id}/refund-limits': company(() => '/refund-limits', teamMay('orders.refund'), 200),
  'PUT /api/companies/{id}/refund-limits': company(() => '/refund-limits', teamMay('team.edit'), 200, { own: LIMITS }),
  'GET /api/purchases/{key}/refunds': purchase(() => '/refunds', 200),
  'POST /api/purchases/{key}/orders/{number}/cancel': purchase(
    ({ orderNumber }) => `/orders/${orderNumber}/cancel`,
    409,
  ),
  'POST /api/purchases/{key}/orders/{number}/received': purchase(
    ({ orderNumber }) => `/orders/${orderNumber}/received`,
    409,
  ),
  'PUT /api/purchases/{key}/refund-transfers/{transferId}/account': purchase(
    () => '/refund-transfers/999999/account',
    404,
    ACCOUNT,
  ),
  'GET /api/admin/orders': admin(() => '/orders', 200),
  'GET /api/admin/order-export': admin(() => '/order-export', 200),
  'GET /api/admin/orders/{number}': admin(({ orderNumber }) => `/orders/${orderNumber}`, 200),
  'POST /api/admin/orders/{number}/delivered': admin(({ orderNumber }) => `/orders/${orderNumber}/delivered`, 409, {
    words: 'Known from the carrier',
  }),
  'GET /api/admin/refunds': admin(() => '/refunds?state=failed', 200),
  'GET /api/admin/refund-export': admin(() => '/refund-export', 200),
  'GET /api/admin/refund-transfers': admin(() => '/refund-transfers', 200),
  'POST /api/admin/refund-transfers/done': admin(() => '/refund-transfers/done', 409, { kind: 'refund', id: 999_999 }),
  'GET /api/admin/orders/{number}/refunds': admin(({ orderNumber }) => `/orders/${orderNumber}/refunds`, 200),
  'POST /api/admin/orders/{number}/refunds': admin(({ orderNumber }) => `/orders/${orderNumber}/refunds`, 409, REFUND),
  'POST /api/admin/orders/{number}/cancel': admin(({ orderNumber }) => `/orders/${orderNumber}/cancel`, 409, CANCEL),
  'POST /api/admin/refunds/{refundId}/retry': admin(() => '/refunds/999999/retry', 404),
  'POST /api/admin/refunds/{refundId}/transfer': admin(() => '/refunds/999999/transfer', 404),
  'PUT /api/admin/refund-transfers/{transferId}/account': admin(() => '/refund-transfers/999999/account', 404, ACCOUNT),
  'POST /api/admin/refund-transfers/{transferId}/paid': admin(() => '/refund-transfers/999999/paid', 404, {
    iban: ACCOUNT.iban,
  }),
  'GET /api/admin/refund-limits': admin(() => '/refund-limits', 200),
  'PUT /api/admin/refund-limits': admin(() => '/refund-limits', 200, LIMITS),
}
