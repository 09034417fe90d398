import { A_PDF } from '../factories/company.ts'
import { everyone, operators, teamMay } from './audiences.ts'
import type { Rows } from './row.ts'

/** What buyers' banks take back. There is none in this world. */
export const chargebackRows: Rows = {
  'GET /api/admin/chargebacks': { rule: operators, request: () => ({ path: '/api/admin/chargebacks' }), done: 200 },
  'POST /api/admin/chargebacks/{id}/mark': {
    rule: operators,
    request: () => ({ path: '/api/admin/chargebacks/999999/mark', body: { state: 'answered', note: '' } }),
    done: 404,
  },
  'POST /api/admin/chargebacks/{id}/orders/{number}/correct-documents': {
    rule: operators,
    request: ({ orderNumber }) => ({
      path: `/api/admin/chargebacks/999999/orders/${orderNumber}/correct-documents`,
      body: { reason: 'saleUndone' },
    }),
    done: 404,
  },
  'POST /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/correct-documents': {
    rule: teamMay('invoices.issue'),
    request: ({ companyId, orderNumber }) => ({
      path: `/api/companies/${companyId}/orders/${orderNumber}/chargebacks/999999/correct-documents`,
      body: { reason: 'priceReduced' },
    }),
    done: 404,
  },
  'PUT /api/admin/chargebacks/{id}/note': {
    rule: operators,
    request: () => ({ path: '/api/admin/chargebacks/999999/note', body: { note: '' } }),
    done: 404,
  },
  'GET /api/purchases/{key}/payments': {
    rule: everyone,
    request: ({ orderKey }) => ({ path: `/api/purchases/${orderKey}/payments` }),
    done: 200,
  },
  'GET /api/companies/{id}/orders/{number}/payments': {
    rule: teamMay('orders.view'),
    request: ({ companyId, orderNumber }) => ({ path: `/api/companies/${companyId}/orders/${orderNumber}/payments` }),
    done: 200,
  },
  'GET /api/admin/payments': {
    rule: operators,
    request: ({ orderNumber }) => ({ path: `/api/admin/payments?q=${orderNumber}` }),
    done: 200,
  },
  'GET /api/admin/payments/{paymentId}': {
    rule: operators,
    request: () => ({ path: '/api/admin/payments/00000000-0000-4000-8000-000000000000' }),
    done: 404,
  },
  'GET /api/admin/payment-alarms': {
    rule: operators,
    request: () => ({ path: '/api/admin/payment-alarms' }),
    done: 200,
  },
  'POST /api/admin/payment-alarms/{id}/done': {
    rule: operators,
    request: () => ({ path: '/api/admin/payment-alarms/999999/done', body: { note: '' } }),
    done: 404,
  },
  'GET /api/admin/chargeback-fees': {
    rule: operators,
    request: () => ({ path: '/api/admin/chargeback-fees' }),
    done: 200,
  },
  'PUT /api/admin/chargeback-fees': {
    rule: operators,
    request: () => ({ path: '/api/admin/chargeback-fees', body: { feeBearer: 'seller' } }),
    done: 200,
  },
  'GET /api/companies/{id}/orders/{number}/chargebacks': {
    rule: teamMay('orders.view'),
    request: ({ companyId, orderNumber }) => ({
      path: `/api/companies/${companyId}/orders/${orderNumber}/chargebacks`,
    }),
    done: 200,
  },
  'PUT /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/evidence': {
    rule: teamMay('orders.cancel'),
    request: ({ companyId, orderNumber }) => ({
      path: `/api/companies/${companyId}/orders/${orderNumber}/chargebacks/999999/evidence`,
      body: { words: 'Sent on Monday.' },
    }),
    done: 404,
  },
  'POST /api/admin/chargebacks/{id}/files': {
    rule: operators,
    request: () => ({ path: '/api/admin/chargebacks/999999/files?kind=receipt&name=a.pdf', file: A_PDF }),
    done: 404,
  },
  'GET /api/admin/chargebacks/{id}/files/{fileId}': {
    rule: operators,
    request: () => ({ path: '/api/admin/chargebacks/999999/files/999999' }),
    done: 404,
  },
  'PUT /api/admin/chargebacks/{id}/files/{fileId}': {
    rule: operators,
    request: () => ({ path: '/api/admin/chargebacks/999999/files/999999', body: { kind: null } }),
    done: 404,
  },
  'DELETE /api/admin/chargebacks/{id}/files/{fileId}': {
    rule: operators,
    request: () => ({ path: '/api/admin/chargebacks/999999/files/999999' }),
    done: 404,
  },
  'POST /api/admin/chargebacks/{id}/answer': {
    rule: operators,
    request: () => ({ path: '/api/admin/chargebacks/999999/answer', body: { words: 'It was delivered.' } }),
    done: 404,
  },
  'POST /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/files': {
    rule: teamMay('orders.cancel'),
    request: ({ companyId, orderNumber }) => ({
      path: `/api/companies/${companyId}/orders/${orderNumber}/chargebacks/999999/files?kind=receipt&name=a.pdf`,
      file: A_PDF,
    }),
    done: 404,
  },
  'GET /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/files/{fileId}': {
    rule: teamMay('orders.view'),
    request: ({ companyId, orderNumber }) => ({
      path: `/api/companies/${companyId}/orders/${orderNumber}/chargebacks/999999/files/999999`,
    }),
    done: 404,
  },
  'DELETE /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/files/{fileId}': {
    rule: teamMay('orders.cancel'),
    request: ({ companyId, orderNumber }) => ({
      path: `/api/companies/${companyId}/orders/${orderNumber}/chargebacks/999999/files/999999`,
    }),
    done: 404,
  },
}
