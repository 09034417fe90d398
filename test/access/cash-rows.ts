import { operators, teamMay } from './audiences.ts'
import type { Row, Rows } from './row.ts'

const sellersMay = (path: string, done: number, more: { body?: unknown; file?: Buffer } = {}): Row => ({
  rule: teamMay('payouts.view'),
  request: ({ companyId }) => ({ path: `/api/companies/${companyId}${path}`, ...more }),
  done,
})

const operatorsMay = (path: string): Row => ({
  rule: operators,
  request: ({ companyId }) => ({ path: `/api/admin/companies/${companyId}${path}` }),
  done: 200,
})

/** Money that carriers take on delivery: who may see a company's money sees it. */
export const cashRows: Rows = {
  'GET /api/admin/companies/{id}/cash-on-delivery': operatorsMay('/cash-on-delivery'),
  'GET /api/admin/companies/{id}/cash-finding-export': operatorsMay('/cash-finding-export'),
  'GET /api/companies/{id}/cash-on-delivery': sellersMay('/cash-on-delivery', 200),
  'GET /api/companies/{id}/cash-dues': sellersMay('/cash-dues', 200),
  'GET /api/companies/{id}/cash-findings': sellersMay('/cash-findings', 200),
  'GET /api/companies/{id}/cash-finding-export': sellersMay('/cash-finding-export', 200),
  'POST /api/companies/{id}/cash-findings/{finding}/explain': sellersMay('/cash-findings/999999/explain', 404, {
    body: { note: 'known' },
  }),
  'GET /api/companies/{id}/cash-reports': sellersMay('/cash-reports', 200),
  'POST /api/companies/{id}/cash-reports': sellersMay('/cash-reports?name=a.csv&carrier=dpd', 422, {
    file: Buffer.from('no report'),
  }),
}
