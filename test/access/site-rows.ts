import { everyone, operators, teamMay } from './audiences.ts'
import { guaranteeRows } from './guarantee-rows.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const row = (rule: Row['rule'], path: (world: World) => string, done: Row['done'], body?: unknown): Row => ({
  rule,
  request: (world) => ({ path: path(world), ...(body === undefined ? {} : { body }) }),
  done,
})
const company =
  (rest: string) =>
  ({ companyId }: World) =>
    `/api/companies/${companyId}${rest}`
const texts = {
  headerText: { 'pl-PL': 'Witaj' },
  bannerText: { 'pl-PL': 'Zapraszamy' },
  bannerIcon: 'box',
  accent: null,
}

/** Configuration of the market by its operator, presentation and holiday of a company by its people. */
export const siteRows: Rows = {
  ...guaranteeRows,
  'GET /api/admin/site': row(operators, () => '/api/admin/site', 200),
  'GET /api/exchange-rates': row(everyone, () => '/api/exchange-rates', 200),
  'GET /api/admin/exchange-rates': row(operators, () => '/api/admin/exchange-rates', 200),
  'PUT /api/admin/exchange-rates': row(operators, () => '/api/admin/exchange-rates', 422, {
    shown: ['EUR', 'PLN'],
    maxAgeDays: 7,
  }),
  'GET /api/admin/exchange-rates/history': row(operators, () => '/api/admin/exchange-rates/history', 200),
  'POST /api/admin/exchange-rates': row(operators, () => '/api/admin/exchange-rates', 422, {
    currency: 'PLN',
    rate: 4_250_000,
    day: '2026-11-20',
    source: 'NBP',
  }),
  'PUT /api/admin/site': row(operators, () => '/api/admin/site', 409, {
    ...texts,
    marketName: 'Obieg',
    language: 'pl-PL',
    currency: 'PLN',
    dispatchUntil: '14:00',
    transitDays: { dpd_pickup: 2, dpd_courier: 1, gls_courier: 2, inpost_locker: 1, inpost_courier: 1 },
    revision: 999,
  }),
  'PUT /api/admin/site/pictures/{picture}': {
    rule: operators,
    request: ({ photo }) => ({ path: '/api/admin/site/pictures/header', file: photo }),
    done: 200,
  },
  'DELETE /api/admin/site/pictures/{picture}': row(operators, () => '/api/admin/site/pictures/thumbnail', 200),
  'GET /api/admin/payment-providers': row(operators, () => '/api/admin/payment-providers', 200),
  'GET /api/admin/payment-offer': row(operators, () => '/api/admin/payment-offer', 200),
  'PUT /api/admin/payment-offer': row(operators, () => '/api/admin/payment-offer', 200, { order: [], off: [] }),
  'POST /api/admin/payment-providers/{provider}/test': row(
    operators,
    () => '/api/admin/payment-providers/stripe/test',
    422,
    {},
  ),
  'PUT /api/admin/payment-providers/{provider}': row(operators, () => '/api/admin/payment-providers/paypal', 200, {
    test: true,
    fields: { clientId: 'AbCd1234' },
  }),
  'DELETE /api/admin/payment-providers/{provider}': row(operators, () => '/api/admin/payment-providers/stripe', 200),
  'GET /api/companies/{id}/presentation': row(everyone, company('/presentation'), 200),
  'GET /api/companies/{id}/presentation/own': row(teamMay('company.view'), company('/presentation/own'), 200),
  'PUT /api/companies/{id}/presentation': row(teamMay('presentation.edit'), company('/presentation'), 409, {
    ...texts,
    language: 'pl-PL',
    revision: 999,
  }),
  'PUT /api/companies/{id}/presentation/pictures/{picture}': {
    rule: teamMay('presentation.edit'),
    request: (world) => ({ path: company('/presentation/pictures/header')(world), file: world.photo }),
    done: 200,
  },
  'DELETE /api/companies/{id}/presentation/pictures/{picture}': row(
    teamMay('presentation.edit'),
    company('/presentation/pictures/header'),
    200,
  ),
  'PUT /api/companies/{id}/holiday': row(teamMay('presentation.edit'), company('/holiday'), 200, {
    from: '2999-01-01',
    until: '2999-01-07',
  }),
  'DELETE /api/companies/{id}/holiday': row(teamMay('presentation.edit'), company('/holiday'), 200),
}
