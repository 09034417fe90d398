import { everyone, operators, teamMay } from './audiences.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const at = (rest: (world: World) => string, rule: Row['rule'], done: number, body?: unknown): Row => ({
  rule,
  request: (world) => ({
    path: `/api/companies/${world.companyId}${rest(world)}`,
    ...(body === undefined ? {} : { body }),
  }),
  done,
})
const SETTINGS = { issuer: 'seller', vatStatus: 'active', exemption: null, series: {}, revision: 0 }

/** Invoices and what a company says of them. */
export const documentRows: Rows = {
  'GET /api/purchases/{key}/documents': {
    rule: everyone,
    request: ({ orderKey }) => ({ path: `/api/purchases/${orderKey}/documents` }),
    done: 200,
  },
  'GET /api/purchases/{key}/tracking': {
    rule: everyone,
    request: ({ orderKey }) => ({ path: `/api/purchases/${orderKey}/tracking` }),
    done: 200,
  },
  'GET /api/admin/orders/{number}/tracking': {
    rule: operators,
    request: ({ orderNumber }) => ({ path: `/api/admin/orders/${orderNumber}/tracking` }),
    done: 200,
  },
  'GET /api/admin/incidents': { rule: operators, request: () => ({ path: '/api/admin/incidents' }), done: 200 },
  'GET /api/admin/collection-hours': {
    rule: operators,
    request: () => ({ path: '/api/admin/collection-hours' }),
    done: 200,
  },
  'PUT /api/admin/collection-hours': {
    rule: operators,
    request: () => ({ path: '/api/admin/collection-hours', body: { inpost: 48, dpd: 0, gls: 0 } }),
    done: 200,
  },
  'GET /api/carriers/{carrier}/news/{key}': {
    rule: everyone,
    request: () => ({ path: '/api/carriers/inpost/news/1-of-nobody' }),
    done: 200,
  },
  'POST /api/carriers/{carrier}/news/{key}': {
    rule: everyone,
    request: () => ({ path: '/api/carriers/inpost/news/1-of-nobody', body: { any: 'thing' } }),
    done: 200,
  },
  'GET /api/companies/{id}/orders/{number}/tracking': at(
    ({ orderNumber }) => `/orders/${orderNumber}/tracking`,
    teamMay('orders.view'),
    200,
  ),
  'GET /api/companies/{id}/orders/{number}/documents': at(
    ({ orderNumber }) => `/orders/${orderNumber}/documents`,
    teamMay('orders.view'),
    200,
  ),
  // Not sent yet.
  'POST /api/companies/{id}/orders/{number}/documents': at(
    ({ orderNumber }) => `/orders/${orderNumber}/documents`,
    teamMay('invoices.issue'),
    409,
  ),
  // The file is a picture.
  'POST /api/companies/{id}/orders/{number}/document-files': {
    rule: teamMay('invoices.issue'),
    request: (world) => ({
      path: `/api/companies/${world.companyId}/orders/${world.orderNumber}/document-files?name=Faktura`,
      file: world.photo,
    }),
    done: 422,
  },
  'GET /api/companies/{id}/commission-documents': at(() => '/commission-documents', teamMay('invoices.view'), 200),
  'GET /api/companies/{id}/document-settings': at(() => '/document-settings', teamMay('invoices.view'), 200),
  'PUT /api/companies/{id}/document-settings': at(
    () => '/document-settings',
    teamMay('invoices.settings'),
    200,
    SETTINGS,
  ),
  'PUT /api/companies/{id}/document-settings/ksef': at(
    () => '/document-settings/ksef',
    teamMay('invoices.settings'),
    200,
    { mode: 'off' },
  ),
  // No token is kept.
  'POST /api/companies/{id}/document-settings/ksef/test': at(
    () => '/document-settings/ksef/test',
    teamMay('invoices.settings'),
    422,
  ),
  'POST /api/companies/{id}/issued-documents/{documentId}/send-again': at(
    () => '/issued-documents/999999/send-again',
    teamMay('invoices.issue'),
    404,
  ),
  'GET /api/admin/documents': { rule: operators, request: () => ({ path: '/api/admin/documents?q=FV' }), done: 200 },
  'GET /api/admin/document-export': {
    rule: operators,
    request: () => ({ path: '/api/admin/document-export?ksef=refused' }),
    done: 200,
  },
  'POST /api/admin/issued-documents/{documentId}/send-again': {
    rule: operators,
    request: () => ({ path: '/api/admin/issued-documents/999999/send-again' }),
    done: 404,
  },
  // None is there.
  'GET /api/purchases/{key}/documents/{source}/{documentId}': {
    rule: everyone,
    request: ({ orderKey }) => ({ path: `/api/purchases/${orderKey}/documents/issued/999999` }),
    done: 404,
  },
  'GET /api/companies/{id}/orders/{number}/documents/{source}/{documentId}': at(
    ({ orderNumber }) => `/orders/${orderNumber}/documents/uploaded/999999`,
    teamMay('orders.view'),
    404,
  ),
  'GET /api/companies/{id}/commission-documents/{documentId}': at(
    () => '/commission-documents/999999',
    teamMay('invoices.view'),
    404,
  ),
  'GET /api/admin/orders/{number}/documents': {
    rule: operators,
    request: ({ orderNumber }) => ({ path: `/api/admin/orders/${orderNumber}/documents` }),
    done: 200,
  },
  'GET /api/admin/documents/{source}/{documentId}': {
    rule: operators,
    request: () => ({ path: '/api/admin/documents/issued/999999' }),
    done: 404,
  },
}
