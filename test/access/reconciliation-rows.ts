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
