import type { Deps } from '../../../platform/deps.ts'
import { notifyLive } from '../../../platform/live/notify-live.ts'
import { Failure } from '../../../values/failure.ts'
import { readOperators } from '../../accounts/index.ts'
import { type Inbox, lockConversation } from '../inbox.ts'
import { REPORTS } from '../limit-writing.ts'
import { hasMessage } from '../store/messages.ts'
import { insertReport, type StoredReport } from '../store/reports.ts'

type Said = Pick<StoredReport, 'messageId' | 'reason' | 'words'>

/** Asks the operator to look at a conversation, or one message of it; again until that is decided it changes nothing. */
export async function reportConversation(deps: Deps, inbox: Inbox, id: number, said: Said): Promise<void> {
  await deps.limits.count(REPORTS, inbox.userId)
  await deps.db.transaction().execute(async (db) => {
    const { companyId } = await lockConversation({ db }, inbox, id)
    const isTheirs = said.messageId === null || (await hasMessage(db, id, said.messageId))
    if (companyId === null || inbox.side === 'operator' || !isTheirs) {
      throw new Failure('notFound', 'conversation_not_found')
    }
    await insertReport(db, { ...said, conversationId: id, bySide: inbox.side, byUser: inbox.userId, at: deps.now() })
    const operators = await readOperators({ db }, 'content')
    await notifyLive(
      { db },
      operators.map(({ userId }) => userId),
      'messages',
    )
  })
}
