import { A_PDF } from '../factories/company.ts'
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
const step = (name: string, rule: Row['rule'], body?: unknown) =>
  company(() => `/returns/999999${name}`, rule, 404, body)
const purchase = (rest: (world: World) => string, done: number, body?: unknown): Row => ({
  rule: everyone,
  request: (world) => ({
    path: `/api/purchases/${world.orderKey}${rest(world)}`,
    ...(body === undefined ? {} : { body }),
  }),
  done,
})
const admin = (path: string, done: number, body?: unknown): Row => ({
  rule: operators,
  request: () => ({ path: `/api/admin${path}`, ...(body === undefined ? {} : { body }) }),
  done,
})
const FILES = 'files?name=a.pdf'
const LINES = [{ itemId: 999_999, quantity: 1 }]
const WHO = { name: 'Ola Lis', email: 'ola@example.com', lines: LINES }
const WORDS = { words: 'Ekran gaśnie po godzinie.' }
const FOUND = { itemId: 1, received: 1, sellable: 1, condition: 'asDescribed', deduction: 0, reason: null }
const POLICY = { returnDays: 30, exchangeDays: null, warrantyMonths: null }
const RULES = {
  ...{
    withdrawalDays: 14,
    informedFrom: null,
    answerDays: 14,
    silenceAccepts: true,
    liableMonths: 24,
    repairMonths: 12,
  },
  ...{ graceDays: 5, disputeDays: 60, sendDays: 14, closeDays: 14 },
}

/** What is sent back or complained of. The order has not left its seller, and no case is anybody's. */
export const returnRows: Rows = {
  'GET /api/purchases/{key}/returns': purchase(() => '/returns', 200),
  'GET /api/purchases/{key}/orders/{number}/withdrawal-form': purchase(
    ({ orderNumber }) => `/orders/${orderNumber}/withdrawal-form`,
    200,
  ),
  'POST /api/purchases/{key}/orders/{number}/withdrawal': purchase(
    ({ orderNumber }) => `/orders/${orderNumber}/withdrawal`,
    409,
    WHO,
  ),
  'POST /api/purchases/{key}/orders/{number}/returns': purchase(
    ({ orderNumber }) => `/orders/${orderNumber}/returns`,
    409,
    { ...WHO, kind: 'return' },
  ),
  'GET /api/purchases/{key}/cases/{caseId}': purchase(() => '/cases/999999', 404),
  'GET /api/purchases/{key}/cases/{caseId}/label': purchase(() => '/cases/999999/label', 404),
  'POST /api/purchases/{key}/cases/{caseId}/cancel': purchase(() => '/cases/999999/cancel', 404),
  'POST /api/purchases/{key}/cases/{caseId}/sent': purchase(() => '/cases/999999/sent', 404, {
    ...{ carrier: 'DPD', trackingNumber: '1000000000001U' },
  }),
  'POST /api/purchases/{key}/cases/{caseId}/dispute': purchase(() => '/cases/999999/dispute', 404, WORDS),
  'POST /api/purchases/{key}/cases/{caseId}/statements': purchase(() => '/cases/999999/statements', 404, WORDS),
  'POST /api/purchases/{key}/cases/{caseId}/files': {
    rule: everyone,
    request: ({ orderKey }) => ({ path: `/api/purchases/${orderKey}/cases/999999/${FILES}`, file: A_PDF }),
    done: 404,
  },
  'GET /api/purchases/{key}/cases/{caseId}/files/{fileId}': purchase(() => '/cases/999999/files/999999', 404),
  'GET /api/periods': { rule: everyone, request: () => ({ path: '/api/periods' }), done: 200 },
  'GET /api/return-terms': {
    rule: everyone,
    request: () => ({ path: '/api/return-terms?companies=1,2' }),
    done: 200,
  },
  'GET /api/companies/{id}/returns': company(() => '/returns?only=open', teamMay('orders.view'), 200),
  'GET /api/companies/{id}/returns-waiting': company(() => '/returns-waiting', teamMay('orders.view'), 200),
  'GET /api/companies/{id}/returns/{caseId}': step('', teamMay('orders.view')),
  'GET /api/companies/{id}/returns/{caseId}/labels': step('/labels', teamMay('orders.view')),
  'POST /api/companies/{id}/returns/{caseId}/labels': step('/labels', teamMay('orders.ship'), {
    ...{ carrier: 'inpost', size: 'small' },
  }),
  'POST /api/companies/{id}/returns/{caseId}/accept': step('/accept', teamMay('orders.refund'), { remedy: 'repair' }),
  'POST /api/companies/{id}/returns/{caseId}/reject': step('/reject', teamMay('orders.cancel'), WORDS),
  'POST /api/companies/{id}/returns/{caseId}/receive': step('/receive', teamMay('orders.ship'), { lines: [FOUND] }),
  'POST /api/companies/{id}/returns/{caseId}/refund': step('/refund', teamMay('orders.refund')),
  'POST /api/companies/{id}/returns/{caseId}/replace': step('/replace', teamMay('orders.ship')),
  'POST /api/companies/{id}/returns/{caseId}/repair': step('/repair', teamMay('orders.ship')),
  'POST /api/companies/{id}/returns/{caseId}/dispute': step('/dispute', teamMay('orders.cancel'), WORDS),
  'POST /api/companies/{id}/returns/{caseId}/statements': step('/statements', teamMay('orders.cancel'), WORDS),
  'POST /api/companies/{id}/returns/{caseId}/files': {
    rule: teamMay('orders.cancel'),
    request: ({ companyId }) => ({ path: `/api/companies/${companyId}/returns/999999/${FILES}`, file: A_PDF }),
    done: 404,
  },
  'GET /api/companies/{id}/returns/{caseId}/files/{fileId}': step('/files/999999', teamMay('orders.view')),
  'GET /api/companies/{id}/return-policy': { ...company(() => '/return-policy', everyone, 200) },
  'PUT /api/companies/{id}/return-policy': company(() => '/return-policy', teamMay('delivery.edit'), 200, POLICY),
  'GET /api/admin/disputes': admin('/disputes', 200),
  'GET /api/admin/disputes/{caseId}': admin('/disputes/999999', 404),
  'POST /api/admin/disputes/{caseId}/decision': admin('/disputes/999999/decision', 404, {
    ...{ outcome: 'seller', words: 'Ekspertyza wskazuje na upadek.' },
  }),
  'POST /api/admin/disputes/{caseId}/statements': admin('/disputes/999999/statements', 404, WORDS),
  'POST /api/admin/disputes/{caseId}/files': {
    rule: operators,
    request: () => ({ path: `/api/admin/disputes/999999/${FILES}`, file: A_PDF }),
    done: 404,
  },
  'GET /api/admin/disputes/{caseId}/files/{fileId}': admin('/disputes/999999/files/999999', 404),
  'GET /api/admin/return-rules': admin('/return-rules', 200),
  'PUT /api/admin/return-rules': admin('/return-rules', 200, RULES),
}
