import { z } from 'zod'
import type { Contract } from '../../values/endpoint.ts'

/** What a person is told of while they look: how much of each is unread. */
export const LIVE_KINDS = ['messages', 'notices'] as const
export type LiveKind = (typeof LIVE_KINDS)[number]

/** One fact. It tells how many, never what: the page that shows them asks as it always does. */
export const liveFact = z.object({ kind: z.enum(LIVE_KINDS), unread: z.number().int().min(0) })
export type LiveFact = z.infer<typeof liveFact>

export const liveContract = {
  'GET /api/live': {
    summary:
      'Server-sent events for the person of the session: one `data:` line of JSON ({kind, unread}) for each kind at once, and one whenever something of it changed; unread is at most 100. A comment line comes every 20 seconds. With once=true the stream ends after the first facts',
    access: 'signedIn',
    query: z.object({ once: z.enum(['true', 'false']).optional() }),
    stream: true,
    failures: ['rate_limited', 'database_busy'],
  },
} as const satisfies Contract
