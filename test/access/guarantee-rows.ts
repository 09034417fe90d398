import { everyone, operators } from './audiences.ts'
import type { Rows } from './row.ts'

const START = '/api/admin/start-page'
const FILE = '/api/admin/guarantee-notice/de-DE'

/** The official notice of the legal guarantee and the start page: everybody reads them, the operator enters them. */
export const guaranteeRows: Rows = {
  'GET /api/guarantee-notice/{locale}': {
    rule: everyone,
    request: () => ({ path: '/api/guarantee-notice/pl-PL' }),
    done: 404,
  },
  'GET /api/admin/guarantee-notice': {
    rule: operators,
    request: () => ({ path: '/api/admin/guarantee-notice' }),
    done: 200,
  },
  'PUT /api/admin/guarantee-notice/{locale}': {
    rule: operators,
    request: ({ photo }) => ({ path: FILE, file: photo }),
    done: 200,
  },
  'GET /api/start-page': { rule: everyone, request: () => ({ path: '/api/start-page' }), done: 200 },
  'GET /api/admin/start-page': { rule: operators, request: () => ({ path: START }), done: 200 },
  'GET /api/admin/start-page/versions/{version}': {
    rule: operators,
    request: () => ({ path: `${START}/versions/0` }),
    done: 200,
  },
  'PUT /api/admin/start-page': {
    rule: operators,
    request: () => ({ path: START, body: { version: 999, blocks: [] } }),
    done: 409,
  },
  'DELETE /api/admin/guarantee-notice/{locale}': { rule: operators, request: () => ({ path: FILE }), done: 200 },
}
