import type { Deps } from '../../platform/deps.ts'
import { notifyLive } from '../../platform/live/notify-live.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import type { About } from './contract.ts'
import { findSubject } from './find-about.ts'
import { type Inbox, lockConversation, requireConversation } from './inbox.ts'
import { countWriting } from './limit-writing.ts'
import { readSides } from './read-sides.ts'
import { type Conversation, insertConversation, type NewConversation, noteWritten } from './store/conversations.ts'
import { takeFiles } from './store/files.ts'
import { insertMessage } from './store/messages.ts'
import { noteWaiting } from './store/readers.ts'
import { requireWritable } from './writing-facts.ts'

export type Written = { words: string; files: readonly number[] }

/**
 * Writes in a conversation of the inbox: both sides are told live, and whoever is written to by mail later, if it stays unread. The code of
 * `whyNotWrite`; `message_file_unknown` for files that are not one's own or were sent; `rate_limited`.
 */
export async function writeMessage(deps: Deps, inbox: Inbox, id: number, written: Written): Promise<{ id: number }> {
  await requireConversation(deps, inbox, id)
  await countWriting(deps, inbox, false)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    return add(inside, inbox, await lockConversation(inside, inbox, id), written)
  })
}

/** Writes about a product, an order or to the operator: in the conversation about it, or the first in a new one. Answers the conversation. */
export async function beginConversation(
  deps: Deps,
  inbox: Inbox,
  about: About,
  written: Written,
): Promise<{ id: number }> {
  const wanted = 'topic' in about ? toOperator(inbox, about.topic) : await findSubject(deps, inbox, about)
  await countWriting(deps, inbox, !wanted.known)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const id = wanted.known?.id ?? (await begin(inside, inbox, about, wanted))
    await add(inside, inbox, await lockConversation(inside, inbox, id), written)
    return { id }
  })
}

type Wanted = Omit<NewConversation, 'at'> & { known?: Conversation | undefined }

function toOperator({ side, userId }: Inbox, topic: string): Wanted {
  // Who works for a company writes to the operator as the person they are.
  if (side !== 'person') throw new Failure('notFound', 'conversation_not_found')
  const nothing = { companyId: null, productId: null, orderId: null, orderNumber: null }
  return { kind: 'operator', personId: userId, ...nothing, subject: topic }
}

async function begin(deps: Deps, inbox: Inbox, about: About, { known: _, ...wanted }: Wanted): Promise<number> {
  const id = await insertConversation(deps.db, { ...wanted, at: deps.now() })
  if (id !== undefined) return id
  // Of two first messages at once the second goes on where the first has begun.
  if ('topic' in about) throw new Failure('notFound', 'conversation_not_found')
  return must((await findSubject(deps, inbox, about)).known, 'the conversation that was begun').id
}

async function add(deps: Deps, inbox: Inbox, one: Conversation, { words, files }: Written): Promise<{ id: number }> {
  await requireWritable(deps, one)
  const at = deps.now()
  const { side, userId } = inbox
  const id = await insertMessage(deps.db, one, { side, authorId: userId, words, at })
  if ((await takeFiles(deps.db, userId, id, files)) !== files.length) {
    throw new Failure('invalid', 'message_file_unknown', { fields: [{ field: 'files', code: 'message_file_unknown' }] })
  }
  await noteWritten(deps.db, one.id, side, at)
  const sides = await readSides(deps, one)
  await noteWaiting(deps.db, side === 'person' ? sides.other : sides.person, at)
  await notifyLive(deps, [...sides.person, ...sides.other], 'messages')
  return { id }
}
