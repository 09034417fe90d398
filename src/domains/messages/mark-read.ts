import type { Deps } from '../../platform/deps.ts'
import { notifyLive } from '../../platform/live/notify-live.ts'
import { countUnread } from './count-unread.ts'
import { type Inbox, lockConversation } from './inbox.ts'
import { readSides } from './read-sides.ts'
import { noteRead } from './store/conversations.ts'
import { noteAllRead } from './store/readers.ts'

/** Notes that a side has read everything up to a message; again it changes nothing. Who has nothing unread any more gets no mail about it. */
export async function markRead(deps: Deps, inbox: Inbox, id: number, upTo: number): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const one = await lockConversation(inside, inbox, id)
    const unread = inbox.side === 'person' ? one.personUnread : one.otherUnread
    if (unread === 0) return
    await noteRead(db, id, inbox.side, upTo)
    if ((await countUnread(inside, { accountId: inbox.userId, isOperator: inbox.side === 'operator' })) === 0) {
      await noteAllRead(db, inbox.userId)
    }
    const sides = await readSides(inside, one)
    await notifyLive(inside, inbox.side === 'person' ? sides.person : sides.other, 'messages')
  })
}
