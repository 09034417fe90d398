import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import type { CaseView, ComplaintView, DecisionView } from './contract.ts'
import { reportNumber } from './names.ts'
import { complaintUntil } from './rules/clocks.ts'
import { mayComplain, type Party } from './rules/reasons.ts'
import { type Complaint, findComplaintsOf } from './store/complaints.ts'
import { type Decision, findDecision } from './store/decisions.ts'
import { findByKey } from './store/reports.ts'

/** A case as the side whose key this is reads it: of the other side it is told nothing but the decision. `report_not_found`. */
export async function readCase(deps: Pick<Deps, 'db' | 'now'>, key: string): Promise<CaseView> {
  const found = await findByKey(deps.db, key)
  if (!found) throw new Failure('notFound', 'report_not_found')
  const { report, party } = found
  const decision = report.decisionId === null ? undefined : await findDecision(deps.db, report.decisionId)
  // Before anything is decided there is nothing for whom it is about.
  if (party === 'affected' && !decision) throw new Failure('notFound', 'report_not_found')
  const complaints = (await findComplaintsOf(deps.db, report.id)).filter((one) => one.party === party)
  const { state, kind, title, reason, receivedAt, explanation } = report
  return {
    ...{ number: reportNumber(report.id), party, state, kind, title, reason, receivedAt: receivedAt.toISOString() },
    explanation: party === 'reporter' ? explanation : null,
    decision: decision ? toDecision(decision) : null,
    complaints: complaints.map(toComplaint),
    complainUntil: decision ? untilOf(party, decision, complaints, deps.now()) : null,
  }
}

function untilOf(party: Party, decision: Decision, complaints: readonly Complaint[], now: Date): string | null {
  const until = complaintUntil(decision.at)
  const done = complaints.some(({ decisionId }) => decisionId === decision.id)
  return !done && now <= until && mayComplain(party, decision.measure) ? until.toISOString() : null
}

export const toDecision = (decision: Decision): DecisionView => {
  const { id, measure, measureBefore, reason, ground, provision, facts, at } = decision
  return { id, measure, measureBefore, reason, ground, provision, facts, at: at.toISOString() }
}

export const toComplaint = ({ id, party, words, outcome, answer, ...times }: Complaint): ComplaintView => ({
  ...{ id, party, words, outcome, answer },
  at: times.at.toISOString(),
  dueAt: times.dueAt.toISOString(),
  decidedAt: times.decidedAt?.toISOString() ?? null,
})
