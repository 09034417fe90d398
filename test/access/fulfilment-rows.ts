import { everyone, teamMay } from './audiences.ts'
import { deskRows } from './desk-rows.ts'
import { moderationRows } from './moderation-rows.ts'
import { oversightRows } from './oversight-rows.ts'
import { refundRows } from './refund-rows.ts'
import { returnRows } from './return-rows.ts'
import { reviewRows } from './review-rows.ts'
import type { Row, Rows } from './row.ts'
import { textRows } from './text-rows.ts'
import type { World } from './world.ts'

const at = (rest: (world: World) => string, rule: Row['rule'], done: number, body?: unknown): Row => ({
  rule,
  request: (world) => ({
    path: `/api/companies/${world.companyId}${rest(world)}`,
    ...(body === undefined ? {} : { body }),
  }),
  done,
})
const order =
  (step = '') =>
  (world: World) =>
    `/orders/${world.orderNumber}${step}`
const looks = teamMay('orders.view')
const ships = teamMay('orders.ship')
const shipment = { carrier: 'dpd', trackingNumber: '1000000000001U' }

/** A seller's orders, customers and dashboard. */
export const fulfilmentRows: Rows = {
  ...refundRows,
  ...moderationRows,
  ...oversightRows,
  ...deskRows,
  ...textRows,
  ...reviewRows,
  ...returnRows,
  'GET /api/companies/{id}/orders': at(() => '/orders', looks, 200),
  'GET /api/companies/{id}/order-export': at(() => '/order-export', looks, 200),
  'POST /api/companies/{id}/order-export': {
    rule: looks,
    request: ({ companyId, orderNumber }) => ({
      path: `/api/companies/${companyId}/order-export`,
      body: { numbers: [orderNumber] },
    }),
    done: 200,
  },
  'POST /api/companies/{id}/packing-slips': {
    rule: looks,
    request: ({ companyId, orderNumber }) => ({
      path: `/api/companies/${companyId}/packing-slips`,
      body: { numbers: [orderNumber], per: 'order', language: 'own', prices: false },
    }),
    done: 200,
  },
  'POST /api/companies/{id}/order-shipments': {
    rule: ships,
    request: ({ companyId, orderNumber }) => ({
      path: `/api/companies/${companyId}/order-shipments`,
      body: { shipments: [{ number: orderNumber, ...shipment }] },
    }),
    done: 200,
  },
  'POST /api/companies/{id}/order-preparations': {
    rule: ships,
    request: ({ companyId, orderNumber }) => ({
      path: `/api/companies/${companyId}/order-preparations`,
      body: { numbers: [orderNumber] },
    }),
    done: 200,
  },
  'GET /api/companies/{id}/order-filters': at(() => '/order-filters', looks, 200),
  'PUT /api/companies/{id}/order-filters': at(() => '/order-filters', looks, 200, { name: 'a', filter: {} }),
  'DELETE /api/companies/{id}/order-filters/{filter}': at(() => '/order-filters/999999', looks, 404),
  'GET /api/companies/{id}/orders/{number}/notes': at(order('/notes'), looks, 200),
  'POST /api/companies/{id}/orders/{number}/notes': at(order('/notes'), ships, 200, { text: 'Gift' }),
  'PUT /api/companies/{id}/orders/{number}/notes/{note}': at(order('/notes/999999'), ships, 404, {
    text: 'a',
    replaces: 'b',
  }),
  'DELETE /api/companies/{id}/orders/{number}/notes/{note}': at(order('/notes/999999'), ships, 404),
  'GET /api/companies/{id}/orders/{number}': at(order(), looks, 200),
  'POST /api/companies/{id}/orders/{number}/ship': at(order('/ship'), ships, 200, shipment),
  // Not sent yet, and not to be collected.
  'PUT /api/companies/{id}/orders/{number}/shipment': at(order('/shipment'), ships, 409, { shipment, replaces: null }),
  'POST /api/companies/{id}/orders/{number}/ready': at(order('/ready'), ships, 409),
  'POST /api/companies/{id}/orders/{number}/deliver': at(order('/deliver'), ships, 409),
  // Paid online.
  'POST /api/companies/{id}/orders/{number}/prepare': at(order('/prepare'), teamMay('orders.ship'), 200),
  'POST /api/companies/{id}/orders/{number}/cancel': at(order('/cancel'), teamMay('orders.cancel'), 409, {
    reason: 'soldOut',
    words: null,
  }),
  // No carrier is connected: told order by order.
  'POST /api/companies/{id}/labels': {
    rule: ships,
    request: ({ companyId, orderNumber }) => ({
      path: `/api/companies/${companyId}/labels`,
      body: { labels: [{ number: orderNumber }] },
    }),
    done: 200,
  },
  'GET /api/companies/{id}/labels': at(() => '/labels', looks, 200),
  'POST /api/companies/{id}/label-prints': at(() => '/label-prints', looks, 404, { labels: [999999], layout: 'a6' }),
  // Told label by label.
  'POST /api/companies/{id}/label-shipments': at(() => '/label-shipments', ships, 200, { labels: [999999] }),
  'POST /api/companies/{id}/labels/{label}/fetch-file': at(() => '/labels/999999/fetch-file', looks, 404),
  'GET /api/companies/{id}/label-batches/{batch}': at(() => `/label-batches/${crypto.randomUUID()}`, looks, 404),
  'GET /api/companies/{id}/orders/{number}/labels': at(order('/labels'), looks, 200),
  'POST /api/companies/{id}/labels/{label}/retry': at(() => '/labels/999999/retry', ships, 404),
  'POST /api/companies/{id}/labels/{label}/look-up': at(() => '/labels/999999/look-up', ships, 404),
  'POST /api/companies/{id}/labels/{label}/cancel': at(() => '/labels/999999/cancel', ships, 404),
  'POST /api/companies/{id}/labels/{label}/ship': at(() => '/labels/999999/ship', ships, 404),
  'GET /api/companies/{id}/collections': at(() => '/collections', looks, 200),
  'POST /api/companies/{id}/collections': {
    rule: ships,
    request: ({ companyId }) => ({
      path: `/api/companies/${companyId}/collections`,
      body: { labels: [999999], day: '2026-11-25', from: '09:00', until: '16:00' },
    }),
    done: 409,
  },
  'POST /api/companies/{id}/collections/{collection}/cancel': at(() => '/collections/999999/cancel', ships, 404),
  'POST /api/companies/{id}/collections/{collection}/settle': {
    rule: ships,
    request: ({ companyId }) => ({
      path: `/api/companies/${companyId}/collections/999999/settle`,
      body: { ordered: true },
    }),
    done: 404,
  },
  'GET /api/companies/{id}/labels/{label}/file': at(() => '/labels/999999/file', looks, 404),
  'GET /api/companies/{id}/customers': at(() => '/customers', looks, 200),
  'GET /api/companies/{id}/customer-export': at(() => '/customer-export', looks, 200),
  'GET /api/companies/{id}/customers/{number}': at((world) => `/customers/${world.orderNumber}`, looks, 200),
  'GET /api/companies/{id}/dashboard': at(() => '/dashboard', teamMay('company.view'), 200),
  'POST /api/products/{id}/view': {
    rule: everyone,
    request: ({ productId }) => ({ path: `/api/products/${productId}/view` }),
    done: 204,
  },
}
