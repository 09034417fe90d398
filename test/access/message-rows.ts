import { operators, signedIn, teamMay } from './audiences.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const row = (
  rule: Row['rule'],
  path: (world: World) => string,
  done: Row['done'],
  more: { body?: unknown; file?: true } = {},
): Row => ({
  rule,
  request: (world) => ({ path: path(world), body: more.body, ...(more.file ? { file: world.photo } : {}) }),
  done,
})
const answers = teamMay('messages.answer')
const inbox = ({ companyId }: World) => `/api/inboxes/${companyId}`
const nobodys = (world: World) => `${inbox(world)}/conversations/999999`
const templates = ({ companyId }: World) => `/api/companies/${companyId}/message-templates`
const written = { words: 'Dzień dobry', files: [] }
const template = { name: 'Powitanie', words: 'Dzień dobry, {firstName}!' }

/** The inbox of the company; own inboxes and that of the operator are in `messages/http.test.ts`. Nobody has written in this world. */
export const messageRows: Rows = {
  'GET /api/inboxes/{inbox}/conversations': row(answers, (world) => `${inbox(world)}/conversations`, 200),
  'GET /api/inboxes/{inbox}/found': row(answers, (world) => `${inbox(world)}/found?q=laptop`, 200),
  'GET /api/inboxes/{inbox}/about': row(answers, (world) => `${inbox(world)}/about?orderNumber=OB-0`, 404),
  'POST /api/inboxes/{inbox}/conversations': row(answers, (world) => `${inbox(world)}/conversations`, 404, {
    body: { about: { orderNumber: 'OB-0' }, ...written },
  }),
  'GET /api/inboxes/{inbox}/conversations/{id}': row(answers, nobodys, 404),
  'POST /api/inboxes/{inbox}/conversations/{id}/messages': row(answers, (world) => `${nobodys(world)}/messages`, 404, {
    body: written,
  }),
  'PUT /api/inboxes/{inbox}/conversations/{id}/read': row(answers, (world) => `${nobodys(world)}/read`, 404, {
    body: { upTo: 1 },
  }),
  'GET /api/inboxes/{inbox}/conversations/{id}/files/{fileId}': row(
    answers,
    (world) => `${nobodys(world)}/files/1`,
    404,
  ),
  'POST /api/inboxes/{inbox}/conversations/{id}/report': row(answers, (world) => `${nobodys(world)}/report`, 404, {
    body: { messageId: null, reason: 'spam', words: '' },
  }),
  'PUT /api/inboxes/{inbox}/conversations/{id}/block': row(answers, (world) => `${nobodys(world)}/block`, 404, {
    body: { blocked: true },
  }),
  'POST /api/message-files': row(signedIn, () => '/api/message-files?name=a.jpg', 201, { file: true }),
  'GET /api/account/message-mails': row(signedIn, () => '/api/account/message-mails', 200),
  'PUT /api/account/message-mails': row(signedIn, () => '/api/account/message-mails', 200, { body: { digest: false } }),
  'GET /api/companies/{id}/message-templates': row(answers, templates, 200),
  'POST /api/companies/{id}/message-templates': row(answers, templates, 201, { body: template }),
  'PUT /api/companies/{id}/message-templates/{templateId}': row(answers, (world) => `${templates(world)}/999999`, 404, {
    body: template,
  }),
  'DELETE /api/companies/{id}/message-templates/{templateId}': row(
    answers,
    (world) => `${templates(world)}/999999`,
    404,
  ),
  'GET /api/admin/message-reports': row(operators, () => '/api/admin/message-reports', 200),
  'GET /api/admin/message-reports/{id}': row(operators, () => '/api/admin/message-reports/999999', 404),
  'GET /api/admin/message-reports/{id}/files/{fileId}': row(
    operators,
    () => '/api/admin/message-reports/999999/files/1',
    404,
  ),
  'POST /api/admin/message-reports/{id}/decide': row(operators, () => '/api/admin/message-reports/999999/decide', 404, {
    body: { decision: 'dismissed', words: 'Nic złego' },
  }),
}
