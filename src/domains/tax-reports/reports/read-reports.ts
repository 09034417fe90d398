import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { marketDay } from '../../../values/days.ts'
import { Failure } from '../../../values/failure.ts'
import { PAGE_SIZE } from '../../../values/paging.ts'
import type { AskedCompany, ReportSellerView, TaxReport } from '../contract.ts'
import { sumsOf } from '../rules/figures.ts'
import { isMissing } from '../rules/tax-data.ts'
import { FIRST_YEAR, type TaxSettings } from '../rules/tax-settings.ts'
import { readTaxSettings } from '../settings.ts'
import { findPage } from '../store/report-sellers.ts'
import { findReport, findReports, type ReportRow } from '../store/reports.ts'
import { findAsked } from '../store/requests.ts'
import { companyNames } from './company-names.ts'

const END = 2_147_483_647

type Listed = { settings: TaxSettings; years: number[]; reports: TaxReport[]; next: number | null }

/** All reports, the rules for the next one, and of which years there may be one, the latest first. */
export async function listReports(deps: Deps, actor: Actor | undefined, after = END): Promise<Listed> {
  requireOperator(actor)
  const rows = await findReports(deps.db, after, PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const thisYear = Number(marketDay(deps.now()).slice(0, 4))
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => thisYear - index)
  const next = rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null
  return { settings: await readTaxSettings(deps), years, reports: page.map(viewOf), next }
}

/** One of them, or `tax_report_not_found`. */
export async function readReport(deps: Deps, actor: Actor | undefined, id: number): Promise<TaxReport> {
  requireOperator(actor)
  return viewOf(await requireReport(deps, id))
}

export async function requireReport(deps: Pick<Deps, 'db'>, id: number): Promise<ReportRow> {
  const report = await findReport(deps.db, id)
  if (!report) throw new Failure('notFound', 'tax_report_not_found')
  return report
}

export function viewOf({ xmlParts: _, csvParts: __, place: ___, platform: ____, rule, ...row }: ReportRow): TaxReport {
  return {
    ...row,
    sources: rule.sources,
    begunAt: row.begunAt.toISOString(),
    readyAt: row.readyAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}

/** A report with a page of its sellers. */
export async function readReportPage(deps: Deps, actor: Actor | undefined, id: number, after = 0) {
  const report = await readReport(deps, actor, id)
  const rows = await findPage(deps.db, id, after, PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const nameOf = await companyNames(deps, page)
  const sellers = page.map(
    ({ companyId, said, reported, missing, figures }): ReportSellerView => ({
      ...{
        companyId,
        company: nameOf(companyId),
        said,
        reported,
        missing: missing.filter(isMissing),
      },
      sums: sumsOf(figures).map(({ currency, sum }) => ({ currency, ...sum })),
    }),
  )
  return { report, sellers, next: rows.length > PAGE_SIZE ? (page.at(-1)?.companyId ?? null) : null }
}

/** Companies of which something is missing, as the last look through all of them found it. */
export async function listAsked(deps: Deps, actor: Actor | undefined, after = 0) {
  requireOperator(actor)
  const rows = await findAsked(deps.db, after, PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const nameOf = await companyNames(deps, page)
  const companies = page.map(
    ({ companyId, missing, firstAt, secondAt, heldAt }): AskedCompany => ({
      ...{ companyId, company: nameOf(companyId), missing: missing.filter(isMissing) },
      firstAt: firstAt.toISOString(),
      secondAt: secondAt?.toISOString() ?? null,
      heldAt: heldAt?.toISOString() ?? null,
    }),
  )
  return { companies, next: rows.length > PAGE_SIZE ? (page.at(-1)?.companyId ?? null) : null }
}
