import { operators, teamMay } from './audiences.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const REPORTS = '/api/admin/tax-reports'
const SETTINGS = {
  ...{ sales: 30, amount: 200_000, join: 'and', rateFrom: 'yearly', rates: [] },
  ...{ remind: true, secondAfterDays: 30, hold: true, holdAfterDays: 60 },
}
const DATA = {
  ...{ kind: 'entity', firstName: null, lastName: null, birthDate: null },
  ...{ residences: ['PL'], tins: [], establishments: [], revision: 99 },
}
const operatorsMay = (path: string, done: number, body?: unknown): Row => ({
  rule: operators,
  request: () => ({ path, ...(body === undefined ? {} : { body }) }),
  done,
})
const sellersMay = (path: string, done: number, body?: unknown): Row => ({
  rule: teamMay('payouts.view'),
  request: ({ companyId }) => ({
    path: `/api/companies/${companyId}${path}`,
    ...(body === undefined ? {} : { body }),
  }),
  done,
})

const COMPANY_EXPORTS = ({ companyId }: World) => `/api/companies/${companyId}/data-exports`

/** What is taken along: of a company by its owners, of the market by owners among the operator's people. */
const exportRows: Rows = {
  'GET /api/companies/{id}/data-exports': {
    rule: teamMay('company.export'),
    request: (world) => ({ path: COMPANY_EXPORTS(world) }),
    done: 200,
  },
  'POST /api/companies/{id}/data-exports': {
    rule: teamMay('company.export'),
    request: (world) => ({ path: COMPANY_EXPORTS(world) }),
    done: 202,
  },
  'GET /api/companies/{id}/data-exports/{exportId}/file': {
    rule: teamMay('company.export'),
    request: (world) => ({ path: `${COMPANY_EXPORTS(world)}/999999/file` }),
    done: 404,
  },
  'GET /api/admin/data-exports': operatorsMay('/api/admin/data-exports', 200),
  'POST /api/admin/data-exports': operatorsMay('/api/admin/data-exports', 202),
  'GET /api/admin/data-exports/{id}/file': operatorsMay('/api/admin/data-exports/999999/file', 404),
}

/** What the tax office is told: operators draw it up, and who sees a company's money says what is missing. */
export const taxRows: Rows = {
  ...exportRows,
  'GET /api/companies/{id}/tax-data': sellersMay('/tax-data', 200),
  // Somebody else was faster.
  'PUT /api/companies/{id}/tax-data': sellersMay('/tax-data', 409, DATA),
  'GET /api/companies/{id}/tax-reports/{year}': sellersMay('/tax-reports/2025', 404),
  'GET /api/companies/{id}/tax-reports/{year}/file': sellersMay('/tax-reports/2025/file?format=csv', 404),
  'GET /api/admin/tax-reports': operatorsMay(REPORTS, 200),
  'PUT /api/admin/tax-report-settings': operatorsMay('/api/admin/tax-report-settings', 200, SETTINGS),
  // No rate of the year is known.
  'POST /api/admin/tax-reports': operatorsMay(REPORTS, 409, { year: 2025 }),
  'GET /api/admin/tax-reports/{id}': operatorsMay(`${REPORTS}/999999`, 404),
  'GET /api/admin/tax-reports/{id}/file': operatorsMay(`${REPORTS}/999999/file?format=xml`, 404),
  'POST /api/admin/tax-reports/{id}/sent': operatorsMay(`${REPORTS}/999999/sent`, 404),
  'GET /api/admin/tax-data-missing': operatorsMay('/api/admin/tax-data-missing', 200),
}
