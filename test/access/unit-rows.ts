import { flawless } from '../../src/domains/units/rules/examples.ts'
import { everyone, teamMay } from './audiences.ts'
import type { Row, Rows } from './row.ts'

const looks = teamMay('products.view')
const works = teamMay('units.edit')
const at = (rest: string, rule: Row['rule'], done: number, body?: unknown): Row => ({
  rule,
  request: ({ companyId }) => ({
    path: `/api/companies/${companyId}/units${rest}`,
    ...(body === undefined ? {} : { body }),
  }),
  done,
})
/** A code that nobody has. */
const NOBODYS = '999999999999'
const nobodys = `/${NOBODYS}`

/** Units of a company, and what everybody may know of a unit. */
export const unitRows: Rows = {
  'GET /api/companies/{id}/units': at('', looks, 200),
  'POST /api/companies/{id}/units': at('', works, 200, { units: [{ name: 'Phone', group: 'phones' }] }),
  'POST /api/companies/{id}/units/find': at('/find', looks, 200, { text: NOBODYS }),
  'GET /api/companies/{id}/units/{code}': at(nobodys, looks, 404),
  'PUT /api/companies/{id}/units/{code}': at(nobodys, works, 404, { name: 'Phone', categoryId: null }),
  'PUT /api/companies/{id}/units/{code}/facts': at(`${nobodys}/facts`, works, 404, { facts: flawless('phones') }),
  'POST /api/companies/{id}/units/{code}/grade': at(`${nobodys}/grade`, works, 404, {
    grade: 'C',
    reason: 'Much used keys',
  }),
  'POST /api/companies/{id}/units/{code}/repairs': at(`${nobodys}/repairs`, works, 404, {
    what: 'battery',
    parts: 'original',
  }),
  'POST /api/companies/{id}/units/{code}/erasure': at(`${nobodys}/erasure`, works, 404, {
    ...{ number: 'C-1', wipedOn: '2026-11-02', operator: 'Jan', tool: 'Blancco', toolVersion: '7' },
    ...{ method: 'purge', drives: [], verified: 100 },
  }),
  'POST /api/companies/{id}/units/{code}/erasure/file': {
    rule: works,
    request: ({ companyId }) => ({
      path: `/api/companies/${companyId}/units/${NOBODYS}/erasure/file`,
      file: Buffer.from('%PDF-1.7\n%%EOF'),
    }),
    done: 404,
  },
  'GET /api/companies/{id}/units/{code}/erasure/file': at(`${nobodys}/erasure/file`, looks, 404),
  'GET /api/companies/{id}/orders/{number}/units': {
    rule: teamMay('orders.view'),
    request: ({ companyId, orderNumber }) => ({ path: `/api/companies/${companyId}/orders/${orderNumber}/units` }),
    done: 200,
  },
  'PUT /api/companies/{id}/orders/{number}/units': {
    rule: teamMay('orders.ship'),
    request: ({ companyId, orderNumber }) => ({
      path: `/api/companies/${companyId}/orders/${orderNumber}/units`,
      body: { items: [{ versionId: 999_999_999, units: [] }] },
    }),
    done: 422,
  },
  'POST /api/companies/{id}/returns/{caseId}/units': {
    rule: teamMay('orders.ship'),
    request: ({ companyId }) => ({
      path: `/api/companies/${companyId}/returns/999999/units`,
      body: { items: [{ itemId: 1, units: [] }] },
    }),
    done: 404,
  },
  'GET /api/purchases/{key}/units': {
    rule: everyone,
    request: ({ orderKey }) => ({ path: `/api/purchases/${orderKey}/units` }),
    done: 200,
  },
  'GET /api/purchases/{key}/units/{code}/erasure': {
    rule: everyone,
    request: ({ orderKey }) => ({ path: `/api/purchases/${orderKey}/units/${NOBODYS}/erasure` }),
    done: 404,
  },
  'GET /api/units/keys': { rule: everyone, request: () => ({ path: '/api/units/keys' }), done: 200 },
  'GET /api/units/verifier': { rule: everyone, request: () => ({ path: '/api/units/verifier' }), done: 200 },
  'GET /api/units/{code}': { rule: everyone, request: () => ({ path: `/api/units/${NOBODYS}` }), done: 404 },
  'GET /api/units/{code}/qr.svg': {
    rule: everyone,
    request: () => ({ path: `/api/units/${NOBODYS}/qr.svg` }),
    done: 404,
  },
  'GET /api/units/{code}/record': {
    rule: everyone,
    request: () => ({ path: `/api/units/${NOBODYS}/record` }),
    done: 404,
  },
  'POST /api/units/{code}/check': {
    rule: everyone,
    request: () => ({ path: `/api/units/${NOBODYS}/check`, body: { number: '352099001761481' } }),
    done: 404,
  },
}
