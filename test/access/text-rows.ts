import { everyone, operators, teamMay } from './audiences.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const row = (rule: Row['rule'], path: (world: World) => string, done: Row['done'], body?: unknown): Row => ({
  rule,
  request: (world) => ({ path: path(world), ...(body === undefined ? {} : { body }) }),
  done,
})
// A page of content: terms ask for more than the door does.
const of = '/api/admin/texts/certificate'

const mail = '/api/admin/mail-texts/passwordChanged'
const mailWords = { subject: 'Hasło', lines: ['Zmienione.'], after: [] }

/** What pages say is everybody's to read; the operator writes it; a company reads the terms that bind it. */
export const textRows: Rows = {
  'GET /api/texts/{page}': row(everyone, () => '/api/texts/rules', 200),
  'GET /api/notice-days': row(everyone, () => '/api/notice-days', 200),
  'GET /api/texts/{page}/versions': row(everyone, () => '/api/texts/rules/versions', 200),
  'GET /api/companies/{id}/terms': row(
    teamMay('company.view'),
    ({ companyId }) => `/api/companies/${companyId}/terms`,
    200,
  ),
  'GET /api/admin/mail-texts': row(operators, () => '/api/admin/mail-texts', 200),
  'GET /api/admin/mail-texts/{template}': row(operators, () => mail, 200),
  'PUT /api/admin/mail-texts/{template}/{locale}': row(operators, () => `${mail}/pl-PL`, 409, {
    ...{ words: mailWords, version: 999 },
  }),
  'DELETE /api/admin/mail-texts/{template}/{locale}': row(operators, () => `${mail}/pl-PL?version=999`, 409),
  'POST /api/admin/mail-texts/{template}/{locale}/preview': row(operators, () => `${mail}/pl-PL/preview`, 200, {
    words: mailWords,
  }),
  'GET /api/admin/texts': row(operators, () => '/api/admin/texts', 200),
  'PUT /api/admin/text-settings': row(operators, () => '/api/admin/text-settings', 200, { noticeDays: 20 }),
  'GET /api/admin/texts/{page}': row(operators, () => of, 200),
  'PUT /api/admin/texts/{page}/draft': row(operators, () => `${of}/draft`, 409, {
    ...{ words: { 'pl-PL': 'Treść' }, changes: {}, revision: 999 },
  }),
  'DELETE /api/admin/texts/{page}/draft': row(operators, () => `${of}/draft?revision=999`, 409),
  'POST /api/admin/texts/{page}/preview': row(operators, () => `${of}/preview`, 200, {
    ...{ locale: 'pl-PL', words: 'Treść' },
  }),
  'POST /api/admin/texts/{page}/versions': row(operators, () => `${of}/versions`, 409, {
    ...{ revision: 999, from: '2999-01-01', exception: null },
  }),
}
