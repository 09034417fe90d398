import type { Deps } from '../../../platform/deps.ts'
import { siteOrigin } from '../../../platform/mail/page-address.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { recordAudit } from '../../audit/index.ts'
import { draftOf } from '../draft-report.ts'
import type { ReportReason, SubjectKind } from '../rules/reasons.ts'
import { insertReport } from '../store/reports.ts'
import { findSubject } from '../subjects.ts'

type Entered = {
  source: 'operator' | 'authority' | 'safety'
  kind: SubjectKind
  id: number
  reason: ReportReason
  explanation: string
  receivedAt: string
}

/**
 * Enters what came another way than by the form, also of what nobody else sees: its clock runs from when it came. Answers its id.
 * `subject_not_found`, `received_in_future`.
 */
export async function enterReport(deps: Deps, actor: Actor | undefined, entered: Entered): Promise<number> {
  const { userId } = requireOperator(actor)
  const { source, kind, id, reason, explanation, receivedAt } = entered
  const at = new Date(receivedAt)
  if (at > deps.now()) throw invalidField('receivedAt', 'received_in_future')
  const subject = await findSubject(deps, kind, id)
  if (!subject) throw new Failure('notFound', 'subject_not_found')
  const said = { source, reason, explanation, address: siteOrigin(deps.config) + subject.path, at }
  const report = draftOf(subject, { ...said, name: null, email: null, userId: null, locale: 'pl-PL' })
  return deps.db.transaction().execute(async (db) => {
    const made = must(await insertReport(db, report), 'a report with no twin')
    await recordAudit(
      { ...deps, db },
      {
        ...{ actorId: userId, action: 'reportEntered', subjectKind: 'company', subjectId: String(subject.companyId) },
        detail: { report: made, source, kind, id, reason },
      },
    )
    return made
  })
}
