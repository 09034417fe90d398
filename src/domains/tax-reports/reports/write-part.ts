import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { dossiers } from '../../companies/index.ts'
import { closeFile, openFile, sellerInFile, type Told } from '../rules/dpi-file.ts'
import { openData } from '../sealed-json.ts'
import { findSellers, insertSellers, type ReportSeller } from '../store/report-sellers.ts'
import { findLastSent, lockReport, type ReportRow, saveProgress } from '../store/reports.ts'
import { findData } from '../store/tax-data.ts'
import { csvText } from './csv-text.ts'
import { drawUp } from './draw-up.ts'
import { purgeLater } from './purge-parts.ts'
import { sumSales } from './sum-sales.ts'

/** Companies of one part. */
const STEP = 20

/**
 * Draws up the next part of a report, in one transaction that sees one moment, with how far it came: who dies begins that part again, and of two at once
 * the second one goes on behind the first. Files lie sealed.
 */
export async function writePart(deps: Deps, reportId: number, signal: AbortSignal): Promise<void> {
  const keys = ['xml', 'csv'].map((kind) => `tax-reports/${reportId}-${randomBytes(9).toString('hex')}.${kind}`)
  const [xmlKey = '', csvKey = ''] = keys
  await purgeLater(deps, deps.db, keys)
  const steps = deps.db.transaction().setIsolationLevel('repeatable read')
  await steps.execute(async (db) => {
    const inside = { ...deps, db }
    const report = await lockReport(db, reportId)
    if (report?.state !== 'writing') return
    const parties = await dossiers.findTaxParties(db, report.place, STEP)
    const given = new Map(
      (
        await findData(
          db,
          parties.map(({ companyId }) => companyId),
        )
      ).map((one) => [one.companyId, one.sealed]),
    )
    const before = await toldBefore(inside, report, parties)
    const rows: { row: ReportSeller; told: Told }[] = []
    for (const party of parties) {
      const sealed = given.get(party.companyId)
      const data = sealed ? openData(deps, sealed) : null
      const figures = await sumSales(inside, party.companyId, report.year, signal)
      const drawn = drawUp(deps, report, { party, data, figures, earlier: before.get(party.companyId) })
      if (drawn) rows.push(drawn)
    }
    const isLast = parties.length < STEP
    const isFirst = report.xmlParts.length === 0
    const frame = { ...report, at: report.begunAt }
    const xml = [
      isFirst ? openFile(frame) : '',
      ...rows.map(({ told }) => sellerInFile(told)),
      isLast ? closeFile() : '',
    ]
    await deps.files.write(xmlKey, deps.secrets.seal(xml.join('')))
    await deps.files.write(csvKey, deps.secrets.seal(csvText(rows, isFirst)))
    await insertSellers(
      db,
      rows.map(({ row }) => row),
    )
    const count = (is: (row: ReportSeller) => boolean) => rows.filter(({ row }) => is(row)).length
    await saveProgress(db, reportId, {
      place: parties.at(-1)?.companyId ?? report.place,
      ...{ xmlParts: [...report.xmlParts, xmlKey], csvParts: [...report.csvParts, csvKey] },
      reported: report.reported + count(({ reported }) => reported),
      excluded: report.excluded + count(({ reported }) => !reported),
      incomplete: report.incomplete + count(({ reported, missing }) => reported && missing.length > 0),
      readyAt: isLast ? deps.now() : null,
    })
    if (!isLast) await deps.addJob(db, { name: 'taxReports.write', payload: { reportId } })
  })
}

type Party = Awaited<ReturnType<typeof dossiers.findTaxParties>>[number]

/** What the version that was sent last says of them. */
async function toldBefore(deps: Deps, { year }: ReportRow, parties: readonly Party[]) {
  const last = await findLastSent(deps.db, year)
  const ids = parties.map(({ companyId }) => companyId)
  const rows = last ? await findSellers(deps.db, last.id, ids) : []
  return new Map(rows.map((row) => [row.companyId, row]))
}
