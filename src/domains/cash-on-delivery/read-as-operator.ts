import type { Readable } from 'node:stream'
import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { Failure } from '../../values/failure.ts'
import type { Locale } from '../../values/locale.ts'
import { findCompany } from '../companies/index.ts'
import type { CashFetchView, CashFindingView, CashReportView } from './contract.ts'
import { findingTable } from './export-findings.ts'
import { fetchesOf, reportsOf, toView } from './read-cash.ts'
import { findFindings, sumOpen } from './store/findings.ts'

type Asker = Actor | undefined
const FINDINGS = 20
const REPORTS = 5

type CashFile = {
  open: { currency: string; count: number; difference: number }[]
  findings: CashFindingView[]
  reports: CashReportView[]
  fetched: CashFetchView[]
}

/** What of a company's money on delivery does not agree, for the operator: whom it concerns may ask, and is to be answered to the grosz. */
export async function readCashAsOperator(deps: Deps, actor: Asker, companyId: number): Promise<CashFile> {
  await requireCompany(deps, actor, companyId)
  const { db } = deps
  const newest = await findFindings(db, companyId, { status: 'open', before: null, limit: FINDINGS })
  return {
    open: await sumOpen(db, companyId),
    findings: newest.map(toView),
    reports: await reportsOf(db, companyId, { before: null, limit: REPORTS }),
    fetched: await fetchesOf(db, companyId),
  }
}

export async function exportCashAsOperator(
  deps: Deps,
  actor: Asker,
  companyId: number,
  locale: Locale,
): Promise<Readable> {
  await requireCompany(deps, actor, companyId)
  return findingTable(deps, companyId, locale)
}

async function requireCompany({ db }: Deps, actor: Asker, companyId: number): Promise<void> {
  requireOperator(actor)
  if (!(await findCompany(db, companyId))) throw new Failure('notFound', 'company_not_found')
}
