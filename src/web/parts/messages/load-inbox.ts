import type { ConversationPage, ConversationRow } from '../../../domains/messages/contract.ts'
import { ApiProblem } from '../../api-client.ts'
import type { ApiOutput } from '../../api-types.ts'
import type { Load } from '../../loading.ts'

export type Inbox = {
  /** As the API calls it. */
  name: string
  conversations: readonly ConversationRow[]
  next: string | null
  /** The conversation that the address names; null where it names none, or none that is there. */
  open: ConversationPage | null
  found: ApiOutput<'GET /api/inboxes/{inbox}/found'> | null
}

/** An inbox with the conversation that the address names, or what a search in it finds. */
export function loadInbox(name: string): Load<Inbox> {
  return async ({ api, url, signal }) => {
    const asked = url.searchParams
    const given = (key: string) => asked.get(key) ?? undefined
    const id = Number(asked.get('c'))
    const q = asked.get('q')?.trim().slice(0, 200)
    const params = { inbox: name }
    const [{ conversations, next }, open, found] = await Promise.all([
      api('GET /api/inboxes/{inbox}/conversations', {
        params,
        query: { unread: asked.get('unread') === 'true' ? true : undefined, after: given('after') },
        signal,
      }),
      Number.isSafeInteger(id) && id > 0
        ? orNone(
            api('GET /api/inboxes/{inbox}/conversations/{id}', {
              params: { ...params, id },
              query: { before: given('before') },
              signal,
            }),
          )
        : null,
      q ? api('GET /api/inboxes/{inbox}/found', { params, query: { q, after: given('foundAfter') }, signal }) : null,
    ])
    return { name, conversations, next, open, found }
  }
}

/** A conversation that is not there is no reason to show nothing. */
async function orNone<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'conversation_not_found') return null
    throw error
  }
}
