import type { Deps } from '../../platform/deps.ts'
import { removeLater } from './message-files.ts'
import { deleteBlocksOf } from './store/blocks.ts'
import { takeWaiting } from './store/files.ts'
import { eraseWords } from './store/messages.ts'
import { deleteReader } from './store/readers.ts'

/** Messages that are emptied with one statement. */
const AT_ONCE = 500

/**
 * Takes away what a person wrote for themselves and sent with it, in the caller's transaction. What a report waits for stays until that is decided;
 * what somebody wrote for a company is the company's. The other side keeps the conversation, without name and words.
 */
export async function eraseMessages(deps: Deps, userId: string): Promise<void> {
  for (const key of await takeWaiting(deps.db, userId)) await removeLater(deps, key, deps.now())
  await eraseAll(deps, userId)
  await deleteBlocksOf(deps.db, userId)
  await deleteReader(deps.db, userId)
}

/** Empties what is left of somebody's messages. */
export async function eraseAll(deps: Deps, userId: string): Promise<void> {
  for (let erased = AT_ONCE; erased === AT_ONCE; ) {
    const done = await eraseWords(deps.db, userId, AT_ONCE)
    for (const key of done.keys) await removeLater(deps, key, deps.now())
    erased = done.erased
  }
}
