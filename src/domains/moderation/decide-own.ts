import type { Deps } from '../../platform/deps.ts'
import { siteOrigin } from '../../platform/mail/page-address.ts'
import { must } from '../../values/must.ts'
import { recordAudit } from '../audit/index.ts'
import { offers } from '../products/index.ts'
import { draftOf } from './draft-report.ts'
import { notifyDecided } from './mails/notify-decided.ts'
import type { Ground, Measure, ReportReason, Source } from './rules/reasons.ts'
import { insertDecision } from './store/decisions.ts'
import { findReport, insertReport, settleReports } from './store/reports.ts'
import type { Subject } from './subjects.ts'

/** What is done about an offer itself; a seller is suspended by a report's decision or on its own page. */
export const OWN_MEASURES = ['none', 'restrict', 'remove'] as const satisfies Measure[]
export type OwnMeasure = (typeof OWN_MEASURES)[number]
const BARS = { none: null, restrict: 'paused', remove: 'removed' } as const

type Own = {
  source: Exclude<Source, 'form' | 'flagger'>
  /** Who decided, and when it came to be known. */
  by: string
  receivedAt: Date
  reason: ReportReason
  measure: OwnMeasure
  /** What was in force until now. */
  before: OwnMeasure
  ground: Ground
  provision: string
  facts: string
}

/**
 * Decides about an offer of which nobody reported anything, in the transaction of the caller, who holds the subject: written as a report that is
 * decided at once, so that its seller gets reasons, a case and a way to complain as of any other decision. Answers the report's id.
 */
export async function decideOwn(deps: Deps, subject: Subject, own: Own): Promise<number> {
  const { source, by, receivedAt, reason, measure, before, ground, provision, facts } = own
  const address = siteOrigin(deps.config) + subject.path
  const said = { source, reason, explanation: facts, address, at: receivedAt }
  const draft = draftOf(subject, { ...said, name: null, email: null, userId: null, locale: 'pl-PL' })
  const reportId = must(await insertReport(deps.db, draft), 'a report with no twin')
  const report = must(await findReport(deps.db, reportId), 'the report just written')
  await offers.barOffer(deps, subject.id, BARS[measure])
  const { companyId, title } = subject
  await recordAudit(deps, {
    ...{ actorId: by, action: 'contentDecided', subjectKind: 'company', subjectId: String(companyId) },
    detail: { report: reportId, kind: 'product', id: subject.id, measure, before, ground },
  })
  const decision = await insertDecision(deps.db, {
    ...{ reportId, kind: 'product', subjectId: subject.id, companyId, title, measure, measureBefore: before, reason },
    ...{ ground, provision, facts, decidedBy: by, at: deps.now(), complaintId: null },
  })
  await settleReports(deps.db, [reportId], decision.id, deps.now())
  await notifyDecided(deps, { decision, report, told: [], complained: null })
  return reportId
}
