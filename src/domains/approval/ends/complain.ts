import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { findCompany, lockCompany, requireMember } from '../../companies/index.ts'
import { moveInside } from '../move-company.ts'
import { mayComplainUntil } from '../rules/end-rules.ts'
import { findEnds, setAnswer, setCalledOff, setComplaint } from '../store/ends.ts'
import { callOffInside } from './call-off.ts'
import { notifyOfEnd } from './notify-end.ts'

/** The company says what speaks against its end: once, within six months. The end stays until somebody has answered. */
export async function complainOfEnd(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, words }: { companyId: number; words: string },
): Promise<void> {
  const member = requireMember(deps, actor, companyId, 'company.edit')
  await deps.db.transaction().execute(async (db) => {
    await lockCompany(db, companyId)
    const [end] = await findEnds(db, companyId)
    if (!end || end.calledOffAt) throw new Failure('conflict', 'end_not_planned')
    if (end.complainedAt) throw new Failure('conflict', 'complaint_made')
    const now = deps.now()
    if (!mayComplainUntil(end, now)) throw new Failure('conflict', 'complaint_too_late')
    await setComplaint(db, end.id, words, now)
    await recordAudit(
      { ...deps, db },
      {
        ...{ actorId: member.byUser, action: 'companyEndComplained' },
        ...{ subjectKind: 'company', subjectId: String(companyId) },
      },
    )
  })
}

/**
 * A person answers it. `changed`: a planned end is called off, a company that was ended may sell again. `complaint_not_found`: none waits.
 */
export async function answerEndComplaint(
  deps: Deps,
  actor: Actor | undefined,
  { companyId, outcome, answer }: { companyId: number; outcome: 'stands' | 'changed'; answer: string },
): Promise<void> {
  const { userId } = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockCompany(db, companyId)
    const company = await findCompany(db, companyId)
    if (!company) throw new Failure('notFound', 'company_not_found')
    const end = (await findEnds(db, companyId)).find((one) => one.complainedAt && !one.answeredAt)
    if (!end) throw new Failure('notFound', 'complaint_not_found')
    await setAnswer(db, end.id, { outcome, answer, at: deps.now() })
    await recordAudit(inside, {
      ...{ actorId: userId, action: 'companyEndAnswered', subjectKind: 'company', subjectId: String(companyId) },
      detail: { outcome, reason: answer },
    })
    if (outcome === 'changed' && !end.endedAt && !end.calledOffAt)
      await callOffInside(inside, { end, reason: answer, by: userId })
    if (outcome === 'changed' && end.endedAt && company.status === 'ended') {
      await setCalledOff(db, end.id, answer, deps.now())
      await moveInside(inside, { userId }, { companyId, move: 'reinstate' })
    }
    await notifyOfEnd(inside, { step: 'endAnswered', end, company: company.name, words: answer, outcome })
  })
}
