import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { type Inbox, lockConversation } from './inbox.ts'
import { deleteBlock, insertBlock } from './store/blocks.ts'

/** A person blocks a company, or the other way, or takes it back; again it changes nothing. The operator can be neither. */
export async function blockOther(deps: Deps, inbox: Inbox, id: number, blocked: boolean): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const { personId, companyId } = await lockConversation({ db }, inbox, id)
    if (companyId === null || inbox.side === 'operator') throw new Failure('notFound', 'conversation_not_found')
    const pair = { personId, companyId }
    if (blocked) await insertBlock(db, pair, inbox.side, deps.now())
    else await deleteBlock(db, pair, inbox.side)
  })
}
