import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import type { RecallFile } from './contract.ts'
import { readRecall } from './read-recalls.ts'
import { lockRecall, saveEnd } from './store/recalls.ts'

/** Ends a recall; again changes nothing. `recall_not_found`. */
export async function endRecall(deps: Deps, actor: Actor | undefined, id: number): Promise<RecallFile> {
  const { userId } = requireOperator(actor)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const recall = await lockRecall(db, id)
    if (!recall) throw new Failure('notFound', 'recall_not_found')
    if (recall.endedAt === null) {
      await saveEnd(db, id, deps.now())
      await recordAudit(inside, {
        ...{ actorId: userId, action: 'recallEnded', subjectKind: 'market', subjectId: `recall:${id}` },
      })
    }
    return readRecall(inside, actor, id)
  })
}
