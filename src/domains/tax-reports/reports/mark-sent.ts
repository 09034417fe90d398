import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import type { TaxReport } from '../contract.ts'
import { lockReport, saveSent } from '../store/reports.ts'
import { readReport } from './read-reports.ts'

/** Notes that a report was sent, once; sellers are told by a job. The same again changes nothing. `tax_report_not_ready`. */
export async function markSent(deps: Deps, actor: Actor | undefined, id: number): Promise<TaxReport> {
  const { userId } = requireOperator(actor)
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const report = await lockReport(db, id)
    if (!report) throw new Failure('notFound', 'tax_report_not_found')
    if (report.state === 'sent') return
    if (report.state === 'writing') throw new Failure('conflict', 'tax_report_not_ready')
    await saveSent(db, id, deps.now(), userId)
    await deps.addJob(db, { name: 'taxReports.notifySellers', payload: { reportId: id } })
    await recordAudit(inside, {
      ...{ actorId: userId, action: 'taxReportSent', subjectKind: 'market', subjectId: `tax-report:${id}` },
      detail: { year: report.year, version: report.version, reported: report.reported },
    })
  })
  return readReport(deps, actor, id)
}
