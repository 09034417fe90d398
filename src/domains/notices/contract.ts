import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'
import { KIND_NAMES } from './rules/notice-kinds.ts'

/** Of one person: what is older goes when something new comes. */
export const MOST_NOTICES = 500
/** Unread ones are counted up to here. */
export const MOST_COUNTED = 100

const noticeId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const noticeView = z.object({
  id: z.number().int(),
  kind: z.enum(KIND_NAMES),
  /** What the text of the kind is filled in with; amounts in grosze. */
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Below the language prefix. */
  path: z.string(),
  at: z.string(),
  isRead: z.boolean(),
})
export type NoticeView = z.infer<typeof noticeView>

const choice = z.object({ kind: z.enum(KIND_NAMES), inMarket: z.boolean(), byMail: z.boolean() })
export type NoticeChoice = z.infer<typeof choice>
const choices = z.object({ choices: z.array(choice) })
const unread = z.object({ unread: z.number().int() })

export const noticesContract = {
  'GET /api/notices': {
    summary: 'What the person was told, the newest first',
    access: 'signedIn',
    query: z.object({ after: noticeId.optional() }),
    response: z.object({ notices: z.array(noticeView), next: z.number().int().nullable() }),
  },
  'GET /api/notices/unread': {
    summary: `How many notices nobody has looked at, up to ${MOST_COUNTED}`,
    access: 'signedIn',
    response: unread,
  },
  'POST /api/notices/{id}/read': {
    summary: 'Marks one notice as read; again, or one that is gone, changes nothing',
    access: 'signedIn',
    params: z.object({ id: noticeId }),
    status: 200,
    response: unread,
  },
  'POST /api/notices/read': {
    summary: 'Marks all notices up to one as read: what came since then stays unread',
    access: 'signedIn',
    body: z.strictObject({ upTo: noticeId }),
    status: 200,
    response: unread,
  },
  'GET /api/notices/choices': {
    summary: 'Where the person wants to be told of each kind',
    access: 'signedIn',
    response: choices,
  },
  'PUT /api/notices/choices': {
    summary: 'Changes where; kinds that are not named stay. What the law or the contract sends by mail is sent anyway',
    access: 'signedIn',
    body: z.strictObject({ choices: z.array(z.strictObject(choice.shape)).min(1).max(KIND_NAMES.length) }),
    response: choices,
  },
} as const satisfies Contract
