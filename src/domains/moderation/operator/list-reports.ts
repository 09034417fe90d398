import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { PAGE_SIZE } from '../../../values/paging.ts'
import { dossiers, readSellers } from '../../companies/index.ts'
import type { ReportState } from '../contract.ts'
import { reportNumber } from '../names.ts'
import { nextId, nextPlace, readId, readPlace } from '../places.ts'
import type { Source, SubjectKind } from '../rules/reasons.ts'
import { findOfState, findWaiting, type ReportFilter } from '../store/lists.ts'
import type { Report } from '../store/reports.ts'
import type { ReportRow } from './contract.ts'

type Wanted = {
  q?: string | undefined
  state?: ReportState | undefined
  kind?: SubjectKind | undefined
  source?: Source | undefined
  after?: string | undefined
}

/** What waits, the most urgent first; or the reports of a state, the newest first. Two statements a page. */
export async function listReports(
  deps: Deps,
  actor: Actor | undefined,
  { q, state, kind, source, after }: Wanted,
): Promise<{ reports: ReportRow[]; next: string | null }> {
  requireOperator(actor)
  const filter = { kind: kind ?? null, source: source ?? null, sought: q ? await settleSearch(deps, q) : null }
  if (state) {
    const rows = await findOfState(deps.db, state, filter, readId(after), PAGE_SIZE + 1)
    const page = rows.slice(0, PAGE_SIZE)
    return { reports: await toRows(deps, page), next: nextId(page.at(-1)?.id, rows.length > PAGE_SIZE) }
  }
  const rows = await findWaiting(deps.db, filter, readPlace(after), PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  return { reports: await toRows(deps, page), next: nextPlace(page.at(-1), rows.length > PAGE_SIZE) }
}

/** Companies that a search is about at most. */
const CALLED_SO = 20

async function settleSearch(deps: Deps, q: string): Promise<ReportFilter['sought']> {
  const number = /^ZG-(\d{1,9})$/i.exec(q)?.[1]
  if (number) return { id: Number(number) }
  const called = await dossiers.findRows(deps.db, { q }, CALLED_SO)
  return { words: q, companyIds: called.map(({ id }) => id) }
}

/** As lines of the queue, with the names of their companies. */
export async function toRows(deps: Deps, reports: readonly Report[]): Promise<ReportRow[]> {
  const sellers = await readSellers(deps, [...new Set(reports.map(({ companyId }) => companyId))])
  const nameOf = new Map(sellers.map(({ id, name }) => [id, name]))
  const now = deps.now()
  return reports.map(({ id, source, kind, title, companyId, reason, rank, state, receivedAt, dueAt }) => ({
    ...{ id, number: reportNumber(id), source, kind, title, reason, urgent: rank === 0, state },
    company: { id: companyId, name: nameOf.get(companyId) ?? `#${companyId}` },
    receivedAt: receivedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    late: state !== 'decided' && dueAt < now,
  }))
}
