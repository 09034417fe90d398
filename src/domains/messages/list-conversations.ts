import type { Deps } from '../../platform/deps.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import type { ConversationRow } from './contract.ts'
import type { Inbox } from './inbox.ts'
import { nextBefore, nextPlace, readBefore, readPlace } from './place.ts'
import { searchQuery } from './rules/search-words.ts'
import { beginning, toRows } from './show-conversations.ts'
import { findByIds, findConversations } from './store/conversations.ts'
import { searchMessages } from './store/messages.ts'

/** Conversations of an inbox, the last written in first. */
export async function listConversations(
  deps: Deps,
  { owner, side }: Inbox,
  { unread = false, after }: { unread?: boolean | undefined; after?: string | undefined },
): Promise<{ conversations: ConversationRow[]; next: string | null }> {
  const found = await findConversations(deps.db, owner, { unread, place: readPlace(after), limit: PAGE_SIZE + 1 })
  const page = found.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    conversations: await toRows(deps, side, page),
    next: last && found.length > PAGE_SIZE ? nextPlace(last.lastAt, last.id) : null,
  }
}

type Found = { conversation: ConversationRow; words: string; messageId: number; at: string }

/** Messages of an inbox with words that begin so, the newest first; none where nothing is left to look for. */
export async function searchInbox(
  deps: Deps,
  { owner, side }: Inbox,
  { q, after }: { q: string; after?: string | undefined },
): Promise<{ found: Found[]; next: string | null }> {
  const before = readBefore(after, 'after')
  const query = searchQuery(q)
  if (query === undefined) return { found: [], next: null }
  const messages = await searchMessages(deps.db, owner, { query, before, limit: PAGE_SIZE + 1 })
  const page = messages.slice(0, PAGE_SIZE)
  const ids = [...new Set(page.map(({ conversationId }) => conversationId))]
  const rows = new Map((await toRows(deps, side, await findByIds(deps.db, ids))).map((row) => [row.id, row]))
  const last = page.at(-1)
  return {
    found: page.flatMap(({ id, conversationId, words, at }) => {
      const conversation = rows.get(conversationId)
      return conversation ? [{ conversation, words: beginning(words), messageId: id, at: at.toISOString() }] : []
    }),
    next: last && messages.length > PAGE_SIZE ? nextBefore(last.id) : null,
  }
}
