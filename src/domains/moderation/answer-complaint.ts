import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import { recordAudit } from '../audit/index.ts'
import { makeDecision, requireReport } from './decide.ts'
import { notifyAnswered } from './mails/notify.ts'
import { notifyDecided } from './mails/notify-decided.ts'
import type { DecisionBody } from './operator/contract.ts'
import { lockComplaint, saveOutcome } from './store/complaints.ts'
import { lockSubject } from './store/decisions.ts'
import { lockDecidedBy, settleReports } from './store/reports.ts'

type Answer = { outcome: 'stands'; answer: string } | { outcome: 'changed'; answer: string; decision: DecisionBody }

/**
 * A person of the market answers a complaint, in one transaction: the decision stands, or another takes its place and what the first one did is
 * undone. Answered already: `complaint_decided`.
 */
export async function answerComplaint(
  deps: Deps,
  actor: Actor | undefined,
  { id, complaintId }: { id: number; complaintId: number },
  answered: Answer,
): Promise<void> {
  const operator = requireOperator(actor)
  const asked = await requireReport(deps, id)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockSubject(db, asked)
    const complaint = await lockComplaint(db, id, complaintId)
    if (!complaint) throw new Failure('notFound', 'report_not_found')
    if (complaint.outcome !== null) throw new Failure('conflict', 'complaint_decided')
    const { outcome, answer } = answered
    const at = deps.now()
    await saveOutcome(db, complaintId, { outcome, answer, by: operator.userId, at })
    await recordAudit(inside, {
      ...{ actorId: operator.userId, action: 'complaintAnswered' },
      ...{ subjectKind: 'company', subjectId: String(asked.companyId), detail: { report: id, outcome } },
    })
    const settled = await lockDecidedBy(db, asked, complaint.decisionId)
    const report = settled.find((one) => one.id === id) ?? (await requireReport(inside, id))
    if (answered.outcome === 'stands') {
      await settleReports(db, [id], must(report.decisionId, 'a decision'), at)
    } else {
      const decision = await makeDecision(inside, operator, report, answered.decision, complaintId)
      const ids = new Set([id, ...settled.map((one) => one.id)])
      await settleReports(db, [...ids], decision.id, at)
      await notifyDecided(inside, { decision, report, told: settled, complained: complaint.party })
    }
    await notifyAnswered(inside, report, complaint.party, { outcome, answer })
  })
}
