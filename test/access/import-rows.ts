import { teamMay } from './audiences.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const table = Buffer.from('kod;nazwa;cena\nA1;Laptop;100\n')
const edit = teamMay('products.edit')
const view = teamMay('products.view')
const settings = {
  reading: { encoding: 'utf-8', separator: ';', sheet: null, headerLine: 1, decimalMark: 'auto' },
  mapping: [{ column: 0, field: 'erpCode' }],
  currency: 'PLN',
  rate: null,
  categories: [],
  defaults: {
    categoryId: null,
    state: 'used',
    grade: null,
    vatScheme: 'vat23',
    quantity: 1,
    deliveryDays: 1,
    warrantyMonths: 0,
    status: 'draft',
    shopIds: [],
  },
  announcePrices: false,
  mode: 'partial',
}
const of = ({ companyId }: World, tail: string) => `/api/companies/${companyId}/${tail}`
/** Nobody has this import: members of the company are let in and hear so, for others the company itself is not there. */
const missing = (tail: string, body?: unknown): Row => ({
  rule: edit,
  request: (world) => ({ path: of(world, `imports/999999${tail}`), ...(body === undefined ? {} : { body }) }),
  done: 404,
})

export const importRows: Rows = {
  'POST /api/companies/{id}/imports': {
    rule: edit,
    request: (world) => ({ path: of(world, 'imports?name=a.csv'), file: table }),
    done: 201,
  },
  'GET /api/companies/{id}/imports': { rule: edit, request: (world) => ({ path: of(world, 'imports') }), done: 200 },
  'GET /api/companies/{id}/imports/{importId}': missing(''),
  'PUT /api/companies/{id}/imports/{importId}/settings': missing('/settings', settings),
  'PUT /api/companies/{id}/imports/{importId}/pictures': {
    rule: edit,
    request: (world) => ({ path: of(world, 'imports/999999/pictures?name=a.zip'), file: table }),
    done: 404,
  },
  'POST /api/companies/{id}/imports/{importId}/dry-run': missing('/dry-run'),
  'POST /api/companies/{id}/imports/{importId}/run': missing('/run'),
  'POST /api/companies/{id}/imports/{importId}/cancel': missing('/cancel'),
  'GET /api/companies/{id}/imports/{importId}/problems': missing('/problems'),
  'GET /api/companies/{id}/imports/{importId}/problems.csv': missing('/problems.csv'),
  'GET /api/companies/{id}/import-template.csv': {
    rule: edit,
    request: (world) => ({ path: of(world, 'import-template.csv') }),
    done: 200,
  },
  'POST /api/companies/{id}/exports': {
    rule: view,
    request: (world) => ({ path: of(world, 'exports'), body: { format: 'csv' } }),
    done: 202,
  },
  'GET /api/companies/{id}/exports': { rule: view, request: (world) => ({ path: of(world, 'exports') }), done: 200 },
  'GET /api/companies/{id}/exports/{exportId}': {
    rule: view,
    request: (world) => ({ path: of(world, 'exports/999999') }),
    done: 404,
  },
  'GET /api/companies/{id}/exports/{exportId}/file': {
    rule: view,
    request: (world) => ({ path: of(world, 'exports/999999/file') }),
    done: 404,
  },
  'PUT /api/companies/{id}/stock': {
    rule: teamMay('stock.edit'),
    request: (world) => ({ path: of(world, 'stock'), body: { items: [{ erpCode: 'nothing', quantity: 1 }] } }),
    done: 200,
  },
  'PUT /api/companies/{id}/product-units': {
    rule: edit,
    request: (world) => ({
      path: of(world, 'product-units'),
      body: { items: [{ erpCode: 'nothing', number: { kind: 'serial', plain: 'PF1A2B3C' } }] },
    }),
    done: 200,
  },
  'GET /api/companies/{id}/product-units': {
    rule: view,
    request: (world) => ({ path: of(world, 'product-units') }),
    done: 200,
  },
  'PUT /api/companies/{id}/prices': {
    rule: edit,
    request: (world) => ({ path: of(world, 'prices'), body: { items: [{ erpCode: 'nothing', price: 100 }] } }),
    done: 200,
  },
}
