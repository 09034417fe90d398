import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { documented } from '../orders/index.ts'
import type { ConversationPage } from './contract.ts'
import { type Inbox, requireConversation } from './inbox.ts'
import { nextBefore, readBefore } from './place.ts'
import { whyNotWrite } from './rules/may-write.ts'
import { toRows } from './show-conversations.ts'
import { toMessages } from './show-messages.ts'
import type { Conversation } from './store/conversations.ts'
import { findMessages } from './store/messages.ts'
import { isReportOpen } from './store/reports.ts'
import { readWritingFacts } from './writing-facts.ts'

/** Messages of a page of a conversation. */
export const MESSAGES_PAGE = 30

/** A conversation of the inbox with its newest messages, or those before one of them. */
export async function readConversation(
  deps: Deps,
  inbox: Inbox,
  id: number,
  before: string | undefined,
): Promise<ConversationPage> {
  const place = readBefore(before, 'before')
  const one = await requireConversation(deps, inbox, id)
  const found = await findMessages(deps.db, id, { before: place, limit: MESSAGES_PAGE + 1 })
  const page = found.slice(0, MESSAGES_PAGE)
  const oldest = page.at(-1)
  return {
    conversation: await toView(deps, inbox, one),
    messages: (await toMessages(deps, inbox.side, page)).reverse(),
    next: oldest && found.length > MESSAGES_PAGE ? nextBefore(oldest.id) : null,
  }
}

async function toView(deps: Deps, { side }: Inbox, one: Conversation): Promise<ConversationPage['conversation']> {
  const { productId, orderNumber, closedReason } = one
  const [row] = await toRows(deps, side, [one])
  const facts = await readWritingFacts(deps, one)
  const [order] =
    side === 'person' && orderNumber !== null ? await documented.findOrdersToTalk(deps.db, [orderNumber]) : []
  return {
    ...must(row, `conversation ${one.id}`),
    ...{ productId, orderNumber, closedReason },
    purchaseKey: order?.key ?? null,
    refusal: whyNotWrite(facts),
    blocked: {
      byMe: facts.blockedBy.some((by) => by === side),
      byOther: facts.blockedBy.some((by) => by !== side),
    },
    isReported: side !== 'operator' && (await isReportOpen(deps.db, one.id, side)),
  }
}
