import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { idInPath } from '../../values/ids.ts'
import { MEGABYTE } from '../../values/megabytes.ts'
import { writtenText } from '../../values/written-text.ts'
import { FILES_PER_MESSAGE, MESSAGE_FILE_MB, REPORT_REASONS, TOPICS, WORDS_LIMIT } from './rules/bounds.ts'
import { WRITE_REFUSALS } from './rules/may-write.ts'
import { WARNINGS } from './rules/warnings.ts'

/** Whose messages: one's own, those of a company by its number, or those of the operator. */
export const inboxName = z.string().regex(/^(?:own|operator|[1-9]\d{0,8})$/)
const SIDES = ['person', 'company', 'operator'] as const
export type Side = (typeof SIDES)[number]
export const KINDS = ['product', 'order', 'operator'] as const
const id = z.number().int()
const at = z.string()

export const messageFile = z.object({ id, name: z.string(), size: id, isPicture: z.boolean() })
export type MessageFileView = z.infer<typeof messageFile>

/** `mine`: of the side that reads. `author`: who of a company wrote, for that company alone. Times in UTC. */
export const messageView = z.object({
  id,
  side: z.enum(SIDES),
  mine: z.boolean(),
  author: z.string().nullable(),
  /** Empty where its author is forgotten. */
  words: z.string(),
  isErased: z.boolean(),
  at,
  files: z.array(messageFile),
  /** What in words of the other side should be read twice for. */
  warnings: z.array(z.enum(WARNINGS)),
})
export type MessageView = z.infer<typeof messageView>

export const conversationRow = z.object({
  id,
  kind: z.enum(KINDS),
  /** A title, the number of an order, or one of `TOPICS`. */
  subject: z.string(),
  /** The other side as the reader may call it; null: somebody who left. */
  other: z.object({ side: z.enum(SIDES), name: z.string().nullable(), companyId: id.nullable() }),
  unread: id,
  lastAt: at,
  /** The beginning of the last message; empty where it only brought files. */
  last: z.object({ words: z.string(), mine: z.boolean() }).nullable(),
})
export type ConversationRow = z.infer<typeof conversationRow>

export const conversationView = conversationRow.extend({
  productId: id.nullable(),
  orderNumber: z.string().nullable(),
  /** Of the buyer's purchase, for the buyer alone. */
  purchaseKey: z.string().nullable(),
  /** Why nobody may write; null: one may. */
  refusal: z.enum(WRITE_REFUSALS).nullable(),
  closedReason: z.string().nullable(),
  /** Who blocked whom: the reader, the other side. */
  blocked: z.object({ byMe: z.boolean(), byOther: z.boolean() }),
  /** The reader's side has reported it, and nobody has decided yet. */
  isReported: z.boolean(),
})
export type ConversationView = z.infer<typeof conversationView>
export const conversationPage = z.object({
  conversation: conversationView,
  /** The newest, in the order they were written. */
  messages: z.array(messageView),
  /** For older ones. */
  next: z.string().nullable(),
})
export type ConversationPage = z.infer<typeof conversationPage>

const written = z
  .strictObject({
    words: writtenText(WORDS_LIMIT),
    files: z.array(z.number().int().positive()).max(FILES_PER_MESSAGE),
  })
  .refine(({ words, files }) => words !== '' || files.length > 0, { path: ['words'], error: 'required' })
/** What a new conversation is about. */
const about = z.union([
  z.strictObject({ productId: z.number().int().positive() }),
  z.strictObject({ orderNumber: z.string().max(40) }),
  z.strictObject({ topic: z.enum(TOPICS) }),
])
export type About = z.infer<typeof about>

const params = z.object({ inbox: inboxName })
const ofConversation = params.extend({ id: idInPath })
const cursor = z.string().max(200).optional()
const INBOX = ['company_not_found', 'forbidden'] as const
const FOUND = [...INBOX, 'conversation_not_found'] as const
const WRITING = [...WRITE_REFUSALS, 'message_file_unknown', 'rate_limited'] as const

export const messagesContract = {
  'GET /api/inboxes/{inbox}/conversations': {
    summary: 'Conversations of a person (own), of a company (its number) or of the operator; the last written in first',
    access: 'signedIn',
    params,
    query: z.object({ unread: z.stringbool().optional(), after: cursor }),
    response: z.object({ conversations: z.array(conversationRow), next: z.string().nullable() }),
    failures: [...INBOX, 'invalid_cursor'],
  },
  'GET /api/inboxes/{inbox}/found': {
    summary:
      'Messages with words that begin so, the newest first; of reported conversations that are not the operator’s none',
    access: 'signedIn',
    params,
    query: z.object({ q: z.string().max(200), after: cursor }),
    response: z.object({
      found: z.array(z.object({ conversation: conversationRow, words: z.string(), messageId: id, at })),
      next: z.string().nullable(),
    }),
    failures: [...INBOX, 'invalid_cursor'],
  },
  'GET /api/inboxes/{inbox}/about': {
    summary:
      'What a message about a product or an order would be about, and the conversation about it where there is one',
    access: 'signedIn',
    params,
    query: z.object({
      productId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
      orderNumber: z.string().max(40).optional(),
    }),
    response: z.object({
      conversationId: id.nullable(),
      kind: z.enum(['product', 'order']),
      subject: z.string(),
      other: conversationRow.shape.other,
    }),
    failures: [...INBOX, 'product_not_found', 'order_not_found', 'order_of_guest', 'own_offer'],
  },
  'POST /api/inboxes/{inbox}/conversations': {
    summary:
      'Writes about a product, an order or to the operator; about the same product or order it goes on in the same conversation',
    access: 'signedIn',
    params,
    body: z.strictObject({ about, ...written.shape }).refine(({ words, files }) => words !== '' || files.length > 0, {
      path: ['words'],
      error: 'required',
    }),
    response: z.object({ id }),
    status: 201,
    failures: [...INBOX, 'product_not_found', 'order_not_found', 'order_of_guest', 'own_offer', ...WRITING],
  },
  'GET /api/inboxes/{inbox}/conversations/{id}': {
    summary: 'A conversation with its newest messages; `before` for older ones',
    access: 'signedIn',
    params: ofConversation,
    query: z.object({ before: cursor }),
    response: conversationPage,
    failures: [...FOUND, 'invalid_cursor'],
  },
  'POST /api/inboxes/{inbox}/conversations/{id}/messages': {
    summary: 'Writes in a conversation',
    access: 'signedIn',
    params: ofConversation,
    body: written,
    response: z.object({ id }),
    status: 201,
    failures: [...FOUND, ...WRITING],
  },
  'PUT /api/inboxes/{inbox}/conversations/{id}/read': {
    summary: 'Notes that everything up to a message was read; a company and the operator read as one',
    access: 'signedIn',
    params: ofConversation,
    body: z.strictObject({ upTo: z.number().int().positive() }),
    status: 204,
    failures: FOUND,
  },
  'GET /api/inboxes/{inbox}/conversations/{id}/files/{fileId}': {
    summary: 'A file of a message; `preview`: a picture in small',
    access: 'signedIn',
    params: ofConversation.extend({ fileId: idInPath }),
    query: z.object({ preview: z.stringbool().optional() }),
    download: true,
    failures: [...FOUND, 'message_file_unknown'],
  },
  'POST /api/inboxes/{inbox}/conversations/{id}/report': {
    summary:
      'Asks the operator to look at a message or a conversation with the seller or buyer; once, until it is decided',
    access: 'signedIn',
    params: ofConversation,
    body: z.strictObject({
      messageId: z.number().int().positive().nullable(),
      reason: z.enum(REPORT_REASONS),
      words: writtenText(1000),
    }),
    status: 204,
    failures: [...FOUND, 'rate_limited'],
  },
  'PUT /api/inboxes/{inbox}/conversations/{id}/block': {
    summary: 'Blocks the other side, or lets it write again. About an order that runs both sides write on',
    access: 'signedIn',
    params: ofConversation,
    body: z.strictObject({ blocked: z.boolean() }),
    status: 204,
    failures: FOUND,
  },
  'POST /api/message-files': {
    summary:
      'A PDF or a picture (JPEG, PNG, WebP, AVIF; made anew as JPEG) for what one writes next; what no message names within an hour goes',
    access: 'signedIn',
    query: z.object({ name: writtenText(120).min(1) }),
    upload: { maxBytes: MESSAGE_FILE_MB * MEGABYTE },
    response: z.object({ id }),
    status: 201,
    failures: ['file_too_large', 'not_evidence', 'picture_too_big', 'rate_limited'],
  },
  'GET /api/account/message-mails': {
    summary: 'Whether one gets a mail about messages that stay unread',
    access: 'signedIn',
    response: z.object({ digest: z.boolean() }),
  },
  'PUT /api/account/message-mails': {
    summary: 'Turns mails about unread messages on or off',
    access: 'signedIn',
    body: z.strictObject({ digest: z.boolean() }),
    response: z.object({ digest: z.boolean() }),
  },
} as const satisfies Contract
