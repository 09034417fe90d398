import type { Deps } from '../../platform/deps.ts'
import { findOfAuthor, findToPerson, type Message } from './store/messages.ts'
import { findReportsBy } from './store/reports.ts'

const AT_ONCE = 500

/** What a person wrote, what was written to them, and what they reported: for an export of all that is kept of them. */
export async function* readMessagesOf(deps: Pick<Deps, 'db'>, userId: string): AsyncGenerator<unknown> {
  yield* pages(
    (place) => findOfAuthor(deps.db, userId, place),
    ({ conversationId, side, words, at, subject, files }) => ({
      ...{ direction: 'sent', as: side, conversation: conversationId, about: subject, words, files, at },
    }),
  )
  yield* pages(
    (place) => findToPerson(deps.db, userId, place),
    ({ conversationId, side, words, at, subject }) => ({
      ...{ direction: 'received', from: side, conversation: conversationId, about: subject, words, at },
    }),
  )
  for (const { conversationId, reason, words, at, decision, decisionWords } of await findReportsBy(deps.db, userId)) {
    yield { direction: 'reported', conversation: conversationId, reason, words, at, decision, decisionWords }
  }
}

async function* pages<M extends Message>(
  read: (place: { before: number | null; limit: number }) => Promise<M[]>,
  show: (one: M) => unknown,
): AsyncGenerator<unknown> {
  let before: number | null = null
  do {
    const page: M[] = await read({ before, limit: AT_ONCE })
    for (const one of page) yield show(one)
    before = page.length === AT_ONCE ? (page.at(-1)?.id ?? null) : null
  } while (before !== null)
}
