import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { readContactsOf } from '../../companies/index.ts'
import { queueMail } from '../../mail/index.ts'
import { takeToTell } from '../store/report-sellers.ts'
import { findReport } from '../store/reports.ts'
import { companyNames } from './company-names.ts'

/** Companies told in one step. */
const STEP = 20

/** Tells those of each company who see its money that its copy is there: once, whatever runs twice. */
export async function notifySellers(deps: Deps, reportId: number): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const report = await findReport(db, reportId)
    if (report?.state !== 'sent') return
    const sellers = await takeToTell(db, reportId, STEP, deps.now())
    const ids = sellers.map(({ companyId }) => companyId)
    const nameOf = await companyNames(inside, sellers)
    for (const companyId of ids) {
      for (const { email, firstName, locale } of await readContactsOf(inside, companyId, 'payouts.view')) {
        const link = `${pageAddress(deps, `/tax-data/${report.year}`, locale)}?company=${companyId}`
        const params = { firstName, company: nameOf(companyId), year: report.year, link }
        await queueMail(inside, { to: email, locale, template: 'taxReportSent', params })
      }
    }
    if (sellers.length > 0) await deps.addJob(db, { name: 'taxReports.notifySellers', payload: { reportId } })
  })
}
