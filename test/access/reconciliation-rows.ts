import { operators } from './audiences.ts'
import type { Rows } from './row.ts'

const file = Buffer.from('no statement')

/** What bank and providers say, and what operators make of it. */
export const reconciliationRows: Rows = {
  'GET /api/admin/hand-transfers': {
    rule: operators,
    request: () => ({ path: '/api/admin/hand-transfers' }),
    done: 200,
  },
  'POST /api/admin/hand-transfers/done': {
    rule: operators,
    request: () => ({ path: '/api/admin/hand-transfers/done', body: { kind: 'transfer', id: 1 } }),
    done: 409,
  },
  'POST /api/admin/bank-statements': {
    rule: operators,
    request: () => ({ path: '/api/admin/bank-statements?name=a.sta', file }),
    done: 422,
  },
  'GET /api/admin/bank-statements': {
    rule: operators,
    request: () => ({ path: '/api/admin/bank-statements' }),
    done: 200,
  },
  'POST /api/admin/settlements/{provider}': {
    rule: operators,
    request: () => ({ path: '/api/admin/settlements/stripe?name=a.csv', file }),
    done: 422,
  },
  'GET /api/admin/settlements': { rule: operators, request: () => ({ path: '/api/admin/settlements' }), done: 200 },
  'GET /api/admin/findings': { rule: operators, request: () => ({ path: '/api/admin/findings' }), done: 200 },
  'POST /api/admin/findings/{id}/resolve': {
    rule: operators,
    request: () => ({ path: '/api/admin/findings/1/resolve', body: { note: 'known' } }),
    done: 409,
  },
  'GET /api/admin/bank-line-export': {
    rule: operators,
    request: () => ({ path: '/api/admin/bank-line-export' }),
    done: 200,
  },
  'GET /api/admin/bank-lines': { rule: operators, request: () => ({ path: '/api/admin/bank-lines' }), done: 200 },
  'GET /api/admin/bank-lines/{id}/likely': {
    rule: operators,
    request: () => ({ path: '/api/admin/bank-lines/1/likely' }),
    done: 404,
  },
  'POST /api/admin/bank-lines/{id}/decision': {
    rule: operators,
    request: () => ({ path: '/api/admin/bank-lines/1/decision', body: { action: 'giveBack' } }),
    done: 404,
  },
}
