import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { recordAudit } from '../../audit/index.ts'
import { requireMember } from '../../companies/index.ts'
import { lockOrigin, saveOriginAnswer } from '../store/origin-requests.ts'
import type { OriginAnswer, OriginTask } from './contract.ts'
import { notifyAnswered } from './notify.ts'
import { viewTasks } from './read-origins.ts'

type Given = { requestId: number; answer: OriginAnswer }

/** The seller answers; `origin_request_not_found` for those of others. */
export function answerAsSeller(deps: Deps, actor: Actor | undefined, companyId: number, given: Given) {
  const member = requireMember(deps, actor, companyId, 'orders.cancel')
  return answerOrigin(deps, { ...given, companyId, by: member.actor.userId, operator: false })
}

/** The operator answers in the seller's stead. */
export function answerAsOperator(deps: Deps, actor: Actor | undefined, given: Given) {
  const { userId } = requireOperator(actor)
  return answerOrigin(deps, { ...given, companyId: null, by: userId, operator: true })
}

/** An answer that was given stays: the same again changes nothing, another one is `origin_answered`. */
async function answerOrigin(
  deps: Deps,
  { requestId, answer, companyId, by, operator }: Given & { companyId: number | null; by: string; operator: boolean },
): Promise<OriginTask> {
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const request = await lockOrigin(db, requestId)
    if (!request || (companyId !== null && request.companyId !== companyId)) {
      throw new Failure('notFound', 'origin_request_not_found')
    }
    if (request.answer && !isSame(request.answer, answer)) throw new Failure('conflict', 'origin_answered')
    const at = request.answeredAt ?? deps.now()
    const answered = { ...request, answer, answeredAt: at }
    if (!request.answer) {
      await saveOriginAnswer(db, requestId, { answer, by, at })
      await recordAudit(inside, {
        ...{ actorId: by, action: 'originAnswered', subjectKind: 'company', subjectId: String(request.companyId) },
        detail: { request: requestId, name: answer.name, operator },
      })
      await notifyAnswered(inside, answered)
    }
    return must((await viewTasks(inside, [answered]))[0], 'the request')
  })
}

const isSame = (one: OriginAnswer, other: OriginAnswer) =>
  (Object.keys(one) as (keyof OriginAnswer)[]).every((name) => one[name] === other[name])
