import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { must } from '../../../values/must.ts'
import { requireReport } from '../decide.ts'
import { readNotes } from '../misuse.ts'
import { toComplaint, toDecision } from '../read-case.ts'
import { stepsNow } from '../rules/misuse.ts'
import { measuresOf } from '../rules/reasons.ts'
import { findComplaintsOf } from '../store/complaints.ts'
import { findDecisionsOf } from '../store/decisions.ts'
import { countOthers } from '../store/reports.ts'
import { findSubject } from '../subjects.ts'
import type { ReportFile } from './contract.ts'
import { toRows } from './list-reports.ts'

const DECISIONS = 20
const OTHERS = 99

/** Everything about a report, for the operator. */
export async function readReport(deps: Deps, actor: Actor | undefined, id: number): Promise<ReportFile> {
  requireOperator(actor)
  const report = await requireReport(deps, id)
  const [rows, subject, decisions, complaints, others, notes] = await Promise.all([
    toRows(deps, [report]),
    findSubject(deps, report.kind, report.subjectId),
    findDecisionsOf(deps.db, report, DECISIONS),
    findComplaintsOf(deps.db, id),
    countOthers(deps.db, report, OTHERS),
    report.email ? readNotes(deps, report.email) : null,
  ])
  const { address, explanation, name, email, authorityToldAt, authorityNote, kind } = report
  return {
    ...must(rows[0], `report ${id}`),
    ...{ address, explanation, authorityNote },
    authorityToldAt: authorityToldAt?.toISOString() ?? null,
    reporter: email === null ? null : { name: name ?? '', email },
    subject,
    measure: decisions[0]?.measure ?? 'none',
    measures: [...measuresOf(kind)],
    decisions: decisions.map(toDecision),
    complaints: complaints.map(toComplaint),
    others,
    misuse: notes && {
      notes: notes.map(({ at, until, ...note }) => ({
        ...note,
        at: at.toISOString(),
        until: until?.toISOString() ?? null,
      })),
      steps: [...stepsNow(notes, deps.now())],
    },
  }
}
