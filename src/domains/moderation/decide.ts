import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure, invalidField } from '../../values/failure.ts'
import { recordAudit } from '../audit/index.ts'
import { applyMeasure } from './apply-measure.ts'
import { notifyDecided } from './mails/notify-decided.ts'
import type { DecisionBody } from './operator/contract.ts'
import { measuresOf } from './rules/reasons.ts'
import { type Decision, findDecisionsOf, insertDecision, lockSubject } from './store/decisions.ts'
import { findReport, lockOpenOf, type Report, settleReports } from './store/reports.ts'

/** A report by its id, or `report_not_found`. */
export async function requireReport(deps: Pick<Deps, 'db'>, id: number): Promise<Report> {
  const report = await findReport(deps.db, id)
  if (!report) throw new Failure('notFound', 'report_not_found')
  return report
}

/**
 * Decides a report and all that wait about the same, in one transaction with what follows: the thing itself, the record, and mail to those
 * concerned. Decided already: `report_decided`.
 */
export async function decideReport(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  body: DecisionBody,
): Promise<void> {
  const operator = requireOperator(actor)
  const asked = await requireReport(deps, id)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockSubject(db, asked)
    const open = await lockOpenOf(db, asked)
    const report = open.find((one) => one.id === id)
    if (!report) throw new Failure('conflict', 'report_decided')
    const decision = await makeDecision(inside, operator, report, body, null)
    await settleReports(
      db,
      open.map((one) => one.id),
      decision.id,
      deps.now(),
    )
    await notifyDecided(inside, { decision, report, told: open, complained: null })
  })
}

/** Writes a decision and does what it says, in the caller's transaction, who holds the subject. `measure_unfit`. */
export async function makeDecision(
  deps: Deps,
  operator: Actor,
  report: Report,
  { measure, ground, provision, facts }: DecisionBody,
  complaintId: number | null,
): Promise<Decision> {
  if (!measuresOf(report.kind).includes(measure)) throw invalidField('measure', 'measure_unfit')
  const [before] = await findDecisionsOf(deps.db, report, 1)
  const from = before?.measure ?? 'none'
  await applyMeasure(deps, operator, report, { from, to: measure, facts })
  const { id: reportId, kind, subjectId, companyId, title, reason } = report
  await recordAudit(deps, {
    ...{ actorId: operator.userId, action: 'contentDecided', subjectKind: 'company', subjectId: String(companyId) },
    detail: { report: reportId, kind, id: subjectId, measure, before: from, ground },
  })
  return insertDecision(deps.db, {
    ...{ reportId, kind, subjectId, companyId, title, measure, measureBefore: from, reason, ground, provision, facts },
    ...{ decidedBy: operator.userId, at: deps.now(), complaintId },
  })
}
