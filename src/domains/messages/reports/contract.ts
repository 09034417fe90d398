import { z } from 'zod'
import type { Contract } from '../../../values/endpoint.ts'
import { idInPath } from '../../../values/ids.ts'
import { writtenText } from '../../../values/written-text.ts'
import { KINDS, messageView } from '../contract.ts'
import { DECISIONS, REPORT_REASONS } from '../rules/bounds.ts'

/** Who is one side of a reported conversation, as the operator sees it; null: somebody who left. */
const person = z.object({ id: z.string(), name: z.string().nullable() })
export const messageReport = z.object({
  id: z.number().int(),
  conversationId: z.number().int(),
  messageId: z.number().int().nullable(),
  kind: z.enum(KINDS),
  subject: z.string(),
  person,
  company: z.object({ id: z.number().int(), name: z.string() }),
  bySide: z.enum(['person', 'company']),
  reason: z.enum(REPORT_REASONS),
  words: z.string(),
  at: z.string(),
  decision: z.object({ what: z.enum(DECISIONS), words: z.string(), at: z.string() }).nullable(),
})
export type MessageReport = z.infer<typeof messageReport>
const params = z.object({ id: idInPath })
const read = z.object({ report: messageReport, messages: z.array(messageView), next: z.string().nullable() })
export type ReportRead = z.infer<typeof read>

export const messageReportsContract = {
  'GET /api/admin/message-reports': {
    summary:
      'Reports of messages: those that wait, the longest waiting first; or those that were decided, the newest first',
    access: 'operator',
    area: 'content',
    query: z.object({
      /** Its number, an order's, part of the subject, or of somebody's name or e-mail, or of the company's name or tax number. */
      q: z.string().trim().max(100).optional(),
      decided: z.stringbool().optional(),
      after: z.string().max(200).optional(),
    }),
    response: z.object({ reports: z.array(messageReport), next: z.string().nullable() }),
    failures: ['invalid_cursor'],
  },
  'GET /api/admin/message-reports/{id}': {
    summary: 'A report with the conversation it is about; that it was read is put on record',
    access: 'operator',
    area: 'content',
    params,
    query: z.object({ before: z.string().max(200).optional() }),
    response: read,
    failures: ['report_not_found', 'invalid_cursor'],
  },
  'GET /api/admin/message-reports/{id}/files/{fileId}': {
    summary: 'A file of a reported conversation; that it was read is put on record',
    access: 'operator',
    area: 'content',
    params: params.extend({ fileId: idInPath }),
    query: z.object({ preview: z.stringbool().optional() }),
    download: true,
    failures: ['report_not_found', 'message_file_unknown'],
  },
  'POST /api/admin/message-reports/{id}/decide': {
    summary:
      'Decides a report: nothing wrong, a warning to the other side, or the end of the conversation; whoever reported is told',
    access: 'operator',
    area: 'content',
    params,
    body: z.strictObject({ decision: z.enum(DECISIONS), words: writtenText(1000).min(3) }),
    response: messageReport,
    failures: ['report_not_found', 'report_decided'],
  },
} as const satisfies Contract
