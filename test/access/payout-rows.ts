import { operators, teamMay } from './audiences.ts'
import type { Row, Rows } from './row.ts'

const BATCHES = '/api/admin/payout-batches'
const SETTINGS = { delayDays: 14, transitDays: 3, minimum: 1000, approvals: 1 }
const ORDER_SETTINGS = { collectionDays: 7, reminderDays: 2, arrivalDays: 14, withdrawalDays: 14 }
const operatorsMay = (path: string, done: number, body?: unknown): Row => ({
  rule: operators,
  request: () => ({ path, ...(body === undefined ? {} : { body }) }),
  done,
})
const sellersMay = (path: string, done: number): Row => ({
  rule: teamMay('payouts.view'),
  request: ({ companyId }) => ({ path: `/api/companies/${companyId}${path}` }),
  done,
})

/** Money to sellers: operators pay it, and who may see a company's money sees it. */
export const payoutRows: Rows = {
  'GET /api/admin/payout-settings': operatorsMay('/api/admin/payout-settings', 200),
  'PUT /api/admin/payout-settings': operatorsMay('/api/admin/payout-settings', 200, SETTINGS),
  'GET /api/admin/order-settings': operatorsMay('/api/admin/order-settings', 200),
  'PUT /api/admin/order-settings': operatorsMay('/api/admin/order-settings', 200, ORDER_SETTINGS),
  'GET /api/admin/payout-plan': operatorsMay('/api/admin/payout-plan?currency=PLN', 200),
  'GET /api/admin/payout-batches': operatorsMay(BATCHES, 200),
  // Nobody has earned anything, and there is no batch.
  'POST /api/admin/payout-batches': operatorsMay(BATCHES, 409, { currency: 'PLN' }),
  'GET /api/admin/payout-batches/{id}': operatorsMay(`${BATCHES}/999999`, 404),
  'GET /api/admin/payout-batches/{id}/lines': operatorsMay(`${BATCHES}/999999/lines`, 404),
  'POST /api/admin/payout-batches/{id}/redraw': operatorsMay(`${BATCHES}/999999/redraw`, 404),
  'POST /api/admin/payout-batches/{id}/lines/{lineId}/leave-out': operatorsMay(
    `${BATCHES}/999999/lines/1/leave-out`,
    404,
  ),
  'POST /api/admin/payout-batches/{id}/discard': operatorsMay(`${BATCHES}/999999/discard`, 404),
  'POST /api/admin/payout-batches/{id}/approve': operatorsMay(`${BATCHES}/999999/approve`, 404, { revision: 0 }),
  'GET /api/admin/payout-batches/{id}/file': operatorsMay(`${BATCHES}/999999/file?format=csv`, 404),
  'POST /api/admin/payout-batches/{id}/paid': operatorsMay(`${BATCHES}/999999/paid`, 404, { paidOn: '2026-11-20' }),
  'POST /api/admin/payout-batches/{id}/returned': operatorsMay(`${BATCHES}/999999/returned`, 404, {
    lineIds: [1],
    reason: 'AC04',
  }),
  // The company owes nothing.
  'POST /api/admin/companies/{id}/repayments': {
    rule: operators,
    request: ({ companyId }) => ({
      path: `/api/admin/companies/${companyId}/repayments`,
      body: { amount: 1, currency: 'PLN', receivedOn: '2026-11-20', note: null },
    }),
    done: 422,
  },
  'GET /api/companies/{id}/payout-outlook': sellersMay('/payout-outlook', 200),
  'GET /api/companies/{id}/payouts': sellersMay('/payouts', 200),
  'GET /api/companies/{id}/payouts/{payoutId}/entries': sellersMay('/payouts/999999/entries', 404),
  'GET /api/companies/{id}/open-entries': sellersMay('/open-entries?currency=PLN', 200),
}
