import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { CURRENCIES } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import { requireMember } from '../../companies/index.ts'
import type { TaxCopy } from '../contract.ts'
import { openSeller } from '../sealed-json.ts'
import { findCopies, findSellers } from '../store/report-sellers.ts'
import { findReport } from '../store/reports.ts'

/** What the tax office was told last of a company in a year, for who sees its money; `tax_report_not_found`. */
export async function readCopy(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  year: number,
): Promise<TaxCopy> {
  requireMember(deps, actor, companyId, 'payouts.view')
  const copy = (await findCopies(deps.db, companyId)).find((one) => one.year === year)
  if (!copy) throw new Failure('notFound', 'tax_report_not_found')
  const report = must(await findReport(deps.db, copy.reportId), `tax report ${copy.reportId}`)
  const row = must((await findSellers(deps.db, copy.reportId, [companyId]))[0], `company ${companyId} in a tax report`)
  const quarters = CURRENCIES.flatMap((currency) =>
    (row.figures[currency] ?? []).map((one, at) => ({ currency, quarter: at + 1, ...one })),
  )
  const { version, sentAt } = copy
  return {
    ...{ year, version, sentAt: sentAt.toISOString(), platform: report.platform.name },
    ...{ seller: openSeller(deps, row.sealed), quarters },
  }
}
