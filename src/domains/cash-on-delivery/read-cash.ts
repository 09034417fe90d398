import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { marketDay } from '../../values/days.ts'
import { must } from '../../values/must.ts'
import { requireMember } from '../companies/index.ts'
import type { CashDueView, CashFetchView, CashFindingView, CashReportView, CashSums } from './contract.ts'
import { monthBounds } from './rules/month-bounds.ts'
import { findWaiting, sumDues } from './store/dues.ts'
import { findFetches } from './store/fetches.ts'
import { findFindings, type StoredFinding, sumFindings } from './store/findings.ts'
import { findReports } from './store/reports.ts'

type Asker = Actor | undefined
const PAGE = 50
const REPORTS = 20

/** Sums of the orders that left in a month (`2026-11`, this one unless asked), by currency, and how asking carriers went last. */
export async function readCash(
  deps: Deps,
  actor: Asker,
  companyId: number,
  asked: string | undefined,
): Promise<{ month: string; sums: CashSums[]; fetched: CashFetchView[] }> {
  requireMember(deps, actor, companyId, 'payouts.view')
  const month = asked ?? marketDay(deps.now()).slice(0, 7)
  const bounds = monthBounds(month)
  const findings = await sumFindings(deps.db, companyId, bounds)
  const of = (currency: string, status: string) =>
    findings.find((one) => one.currency === currency && one.status === status)?.difference ?? 0
  const sums = (await sumDues(deps.db, companyId, bounds)).map(({ currency, ...one }) => ({
    ...{ currency, ...one },
    ...{ open: of(currency, 'open'), explained: of(currency, 'explained') },
  }))
  return { month, sums, fetched: await fetchesOf(deps.db, companyId) }
}

export const fetchesOf = async (db: Deps['db'], companyId: number): Promise<CashFetchView[]> =>
  (await findFetches(db, companyId)).map(({ askedAt, ...one }) => ({
    ...one,
    askedAt: must(askedAt, 'the day of an answer').toISOString(),
  }))

export async function readDues(
  deps: Deps,
  actor: Asker,
  companyId: number,
  after: number | undefined,
): Promise<{ dues: CashDueView[]; next: number | null }> {
  requireMember(deps, actor, companyId, 'payouts.view')
  const found = await findWaiting(deps.db, companyId, { after: after ?? null, limit: PAGE + 1 })
  const dues = found.slice(0, PAGE).map(({ orderId, orderNumber, carrier, expected, currency, ...one }) => ({
    ...{ orderId, orderNumber, carrier, expected, currency },
    sentAt: one.sentAt.toISOString(),
    receivedAt: one.receivedAt?.toISOString() ?? null,
    waitsUntil: must(one.waitsUntil, `what order ${orderNumber} waits for`).toISOString(),
  }))
  return { dues, next: found.length > PAGE ? must(dues.at(-1), 'the last').orderId : null }
}

export async function readFindings(
  deps: Deps,
  actor: Asker,
  companyId: number,
  { status = null, before = null }: { status?: string | null | undefined; before?: number | null | undefined },
): Promise<{ findings: CashFindingView[]; next: number | null }> {
  requireMember(deps, actor, companyId, 'payouts.view')
  const found = await findFindings(deps.db, companyId, { status, before, limit: PAGE + 1 })
  const findings = found.slice(0, PAGE).map(toView)
  return { findings, next: found.length > PAGE ? must(findings.at(-1), 'the last').id : null }
}

export const toView = ({ companyId: _, orderId: __, lineId: ___, foundAt, endedAt, ...one }: StoredFinding) => ({
  ...one,
  foundAt: foundAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
})

export async function readReports(
  deps: Deps,
  actor: Asker,
  companyId: number,
  before: number | undefined,
): Promise<{ reports: CashReportView[]; next: number | null }> {
  requireMember(deps, actor, companyId, 'payouts.view')
  const found = await reportsOf(deps.db, companyId, { before: before ?? null, limit: REPORTS + 1 })
  const reports = found.slice(0, REPORTS)
  return { reports, next: found.length > REPORTS ? must(reports.at(-1), 'the last').id : null }
}

export const reportsOf = async (
  db: Deps['db'],
  companyId: number,
  page: { before: number | null; limit: number },
): Promise<CashReportView[]> =>
  (await findReports(db, companyId, page)).map(({ importedAt, ...one }) => ({
    ...one,
    importedAt: importedAt.toISOString(),
  }))
