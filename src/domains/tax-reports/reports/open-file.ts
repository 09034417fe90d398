import { Readable } from 'node:stream'
import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { recordAudit } from '../../audit/index.ts'
import { requireReport } from './read-reports.ts'

const MEDIA = { xml: 'application/xml', csv: 'text/csv; charset=utf-8' } as const

/** The file of a report, opened part by part as it is read; who fetched it is on record. `tax_report_not_ready`. */
export async function openReportFile(
  deps: Deps,
  actor: Actor | undefined,
  id: number,
  format: 'xml' | 'csv',
): Promise<{ stream: Readable; media: string; name: string }> {
  const { userId } = requireOperator(actor)
  const report = await requireReport(deps, id)
  if (report.state === 'writing') throw new Failure('conflict', 'tax_report_not_ready')
  const { year, version, xmlParts, csvParts } = report
  const keys = format === 'xml' ? xmlParts : csvParts
  await recordAudit(deps, {
    ...{ actorId: userId, action: 'taxReportRead', subjectKind: 'market', subjectId: `tax-report:${id}` },
    detail: { year, version, format },
  })
  const parts = async function* () {
    for (const key of keys) {
      const sealed = await deps.files.read(key)
      if (!sealed) throw new Error(`part of tax report ${id} is gone`)
      yield Buffer.from(deps.secrets.open(sealed))
    }
  }
  const stream = Readable.from(parts(), { objectMode: false })
  return { stream, media: MEDIA[format], name: `tax-report-${year}-${version}.${format}` }
}
