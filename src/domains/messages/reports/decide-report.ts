import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { hasLeft } from '../../accounts/index.ts'
import { recordAudit } from '../../audit/index.ts'
import { eraseAll } from '../erase-messages.ts'
import type { Decision } from '../rules/bounds.ts'
import { closeConversation, findByIds } from '../store/conversations.ts'
import { findReport, saveDecision } from '../store/reports.ts'
import type { MessageReport } from './contract.ts'
import { notifySides } from './notify-sides.ts'
import { toReports } from './show-reports.ts'

/**
 * The operator decides a report, once and on record: nothing is wrong, the other side is warned, or the conversation ends. Whoever reported is
 * told, and the other side of what concerns it. `report_not_found`, `report_decided`.
 */
export async function decideReport(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  { decision, words }: { decision: Decision; words: string },
): Promise<MessageReport> {
  const { userId } = requireOperator(actor)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const at = deps.now()
    if (!(await findReport(db, id))) throw new Failure('notFound', 'report_not_found')
    const report = await saveDecision(db, id, { decision, words, by: userId, at })
    if (!report) throw new Failure('conflict', 'report_decided')
    const [one] = await findByIds(db, [report.conversationId])
    const conversation = must(one, 'a reported conversation')
    if (decision === 'closed') await closeConversation(db, conversation.id, words, at)
    await recordAudit(inside, {
      ...{ actorId: userId, action: 'messagesDecided', subjectKind: 'user', subjectId: report.byUser },
      detail: { report: id, decision, reason: words },
    })
    // What waited for the decision goes with the account that is gone.
    if (await hasLeft(inside, conversation.personId)) await eraseAll(inside, conversation.personId)
    await notifySides(inside, conversation, report, { decision, words })
    const [view] = await toReports(inside, [report])
    return must(view, `report ${id}`)
  })
}
