import { everyone, teamMay } from './audiences.ts'
import { chargebackRows } from './chargeback-rows.ts'
import type { Rows } from './row.ts'

const sees = teamMay('payouts.view')
const PERIOD = 'from=2026-01-01&to=2026-12-31&currency=PLN'

/** What was booked to a seller: for who may see its money. */
export const ledgerRows: Rows = {
  ...chargebackRows,
  'GET /api/companies/{id}/settlements': {
    rule: sees,
    request: ({ companyId }) => ({ path: `/api/companies/${companyId}/settlements` }),
    done: 200,
  },
  'GET /api/companies/{id}/settlement-export': {
    rule: sees,
    request: ({ companyId }) => ({ path: `/api/companies/${companyId}/settlement-export?${PERIOD}&format=html` }),
    done: 200,
  },
  'GET /api/statement-key': { rule: everyone, request: () => ({ path: '/api/statement-key' }), done: 200 },
}
