import type { Deps } from '../../platform/deps.ts'
import { defineLimit } from '../../platform/limits/limits.ts'
import { Failure } from '../../values/failure.ts'
import { must } from '../../values/must.ts'
import type { CaseView } from './contract.ts'
import { notifyComplained } from './mails/notify.ts'
import { readCase } from './read-case.ts'
import { complaintDueAt, complaintUntil } from './rules/clocks.ts'
import { mayComplain, type Party } from './rules/reasons.ts'
import { insertComplaint } from './store/complaints.ts'
import { type Decision, findDecision } from './store/decisions.ts'
import { findByKey, type Report, reopenFor } from './store/reports.ts'

const COMPLAINTS = defineLimit({ name: 'moderation-complaint', attempts: 10, seconds: 3600 })

/**
 * Complains of a decision as the side whose key this is: free, within six months, once of each decision; a person answers it. `nothing_decided`,
 * `complaint_too_late`, `complaint_made`.
 */
export async function complain(deps: Deps, key: string, words: string): Promise<CaseView> {
  await deps.limits.count(COMPLAINTS, key)
  const found = await findByKey(deps.db, key)
  if (!found) throw new Failure('notFound', 'report_not_found')
  await deps.db.transaction().execute(async (db) => {
    const { report, party } = must(await findByKey(db, key), 'the report just read')
    const decision = report.decisionId === null ? undefined : await findDecision(db, report.decisionId)
    const at = deps.now()
    if (!decision || !mayComplain(party, decision.measure)) throw new Failure('conflict', 'nothing_decided')
    if (at > complaintUntil(decision.at)) throw new Failure('conflict', 'complaint_too_late')
    await file({ ...deps, db }, { report, party, decision }, words, at)
  })
  return readCase(deps, key)
}

async function file(
  deps: Deps,
  { report, party, decision }: { report: Report; party: Party; decision: Decision },
  words: string,
  at: Date,
): Promise<void> {
  const dueAt = complaintDueAt(at)
  const made = { reportId: report.id, decisionId: decision.id, party, words, at, dueAt }
  if ((await insertComplaint(deps.db, made)) === undefined) throw new Failure('conflict', 'complaint_made')
  await reopenFor(deps.db, report.id, dueAt)
  await notifyComplained(deps, report, party)
}
