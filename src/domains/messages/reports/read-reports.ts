import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { recordAudit } from '../../audit/index.ts'
import { type Download, readMessageFile } from '../message-files.ts'
import { nextBefore, readBefore } from '../place.ts'
import { MESSAGES_PAGE } from '../read-conversation.ts'
import { toMessages } from '../show-messages.ts'
import { findMessages } from '../store/messages.ts'
import { findReport, type StoredReport } from '../store/reports.ts'
import type { ReportRead } from './contract.ts'
import { toReports } from './show-reports.ts'

async function requireReport(deps: Deps, id: number): Promise<StoredReport> {
  const report = await findReport(deps.db, id)
  if (!report) throw new Failure('notFound', 'report_not_found')
  return report
}

/** A report with the conversation it is about. Letters of others are opened on record. */
export async function readReport(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  before: string | undefined,
): Promise<ReportRead> {
  const { userId } = requireOperator(actor)
  const place = readBefore(before, 'before')
  const report = await requireReport(deps, id)
  const found = await findMessages(deps.db, report.conversationId, { before: place, limit: MESSAGES_PAGE + 1 })
  const page = found.slice(0, MESSAGES_PAGE)
  const oldest = page.at(-1)
  await recordAudit(deps, {
    ...{ actorId: userId, action: 'messagesRead', subjectKind: 'user', subjectId: report.byUser },
    detail: { report: id },
  })
  const [view] = await toReports(deps, [report])
  return {
    report: must(view, `report ${id}`),
    messages: (await toMessages(deps, 'operator', page)).reverse(),
    next: oldest && found.length > MESSAGES_PAGE ? nextBefore(oldest.id) : null,
  }
}

/** A file of a reported conversation, opened on record. */
export async function readReportedFile(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  wanted: { fileId: number; preview: boolean },
): Promise<Download> {
  const { userId } = requireOperator(actor)
  const report = await requireReport(deps, id)
  const file = await readMessageFile(deps, report.conversationId, wanted)
  if (!wanted.preview) {
    await recordAudit(deps, {
      ...{ actorId: userId, action: 'messageFileRead', subjectKind: 'user', subjectId: report.byUser },
      detail: { report: id, file: wanted.fileId },
    })
  }
  return file
}
