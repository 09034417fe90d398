import { operators, teamMay } from './audiences.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const company =
  (rest: string) =>
  ({ companyId }: World) =>
    `/api/companies/${companyId}${rest}`
const row = (rule: Row['rule'], path: (world: World) => string, done: Row['done'], body?: unknown): Row => ({
  rule,
  request: (world) => ({ path: path(world), ...(body === undefined ? {} : { body }) }),
  done,
})
const operatorRow = (path: string, done: Row['done'], body?: unknown) => row(operators, () => path, done, body)

const sender = {
  ...{
    shopId: null,
    name: 'Magazyn',
    contact: '',
    phone: '+48 600 100 200',
    email: 'magazyn@example.com',
    usual: false,
  },
  ...{ street: 'ul. Długa 2', postalCode: '31-147', city: 'Kraków', country: 'PL' },
}

/** Delivery prices, carriers' keys and the commission. */
export const deliveryRows: Rows = {
  'GET /api/companies/{id}/delivery-settings': row(teamMay('company.view'), company('/delivery-settings'), 200),
  'PUT /api/companies/{id}/delivery-settings': row(teamMay('delivery.edit'), company('/delivery-settings'), 200, {
    revision: 0,
    methods: [],
  }),
  'GET /api/companies/{id}/carriers': row(teamMay('delivery.edit'), company('/carriers'), 200),
  'PUT /api/companies/{id}/carriers/{carrier}': row(teamMay('delivery.edit'), company('/carriers/inpost'), 200, {
    test: true,
    fields: { organizationId: '12345', apiKey: 'a-made-up-key-of-nobody' },
  }),
  // Nothing is kept.
  'POST /api/companies/{id}/carriers/{carrier}/check': row(
    teamMay('delivery.edit'),
    company('/carriers/inpost/check'),
    409,
  ),
  'DELETE /api/companies/{id}/carriers/{carrier}': row(teamMay('delivery.edit'), company('/carriers/inpost'), 200),
  'GET /api/admin/companies/{id}/carriers': {
    rule: operators,
    request: ({ companyId }) => ({ path: `/api/admin/companies/${companyId}/carriers` }),
    done: 200,
  },
  'GET /api/companies/{id}/sending': row(teamMay('company.view'), company('/sending'), 200),
  'PUT /api/companies/{id}/sending': row(teamMay('delivery.edit'), company('/sending'), 200, {
    revision: 0,
    print: 'a4',
  }),
  'POST /api/companies/{id}/senders': row(teamMay('delivery.edit'), company('/senders'), 201, sender),
  'PUT /api/companies/{id}/senders/{sender}': row(teamMay('delivery.edit'), company('/senders/999999'), 404, {
    ...sender,
    revision: 1,
  }),
  'DELETE /api/companies/{id}/senders/{sender}': row(teamMay('delivery.edit'), company('/senders/999999'), 404),
  'GET /api/companies/{id}/commission': row(teamMay('products.view', ['operator']), company('/commission'), 200),
  'GET /api/admin/pickup-points': operatorRow('/api/admin/pickup-points', 200),
  'POST /api/admin/pickup-points': {
    rule: operators,
    request: () => ({ path: '/api/admin/pickup-points?carrier=dpd&name=a.csv', file: Buffer.from('no points') }),
    done: 422,
  },
  'GET /api/admin/commission': operatorRow('/api/admin/commission', 200),
  'PUT /api/admin/commission': operatorRow('/api/admin/commission', 200, { rate: 700 }),
  'GET /api/admin/commission/rules': operatorRow('/api/admin/commission/rules?kind=company', 200),
  'PUT /api/admin/commission/rules': {
    rule: operators,
    request: ({ companyId }) => ({
      path: '/api/admin/commission/rules',
      body: { companyId, categoryId: null, rate: 500 },
    }),
    done: 200,
  },
  'DELETE /api/admin/commission/rules/{ruleId}': operatorRow('/api/admin/commission/rules/999999', 404),
}
