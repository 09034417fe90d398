import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { PAGE_SIZE } from '../../../values/paging.ts'
import { soughtNumber } from '../../../values/sought-number.ts'
import { nextPlace, readPlace } from '../place.ts'
import { findDecidedReports, findWaitingReports } from '../store/reports.ts'
import type { MessageReport } from './contract.ts'
import { toReports } from './show-reports.ts'

/** Reports that wait, the longest waiting first; or those that were decided, the newest first. `q`: by number, subject, order or either side. */
export async function listReports(
  deps: Deps,
  actor: Actor | undefined,
  { q, decided = false, after }: { q?: string | undefined; decided?: boolean | undefined; after?: string | undefined },
): Promise<{ reports: MessageReport[]; next: string | null }> {
  requireOperator(actor)
  const place = readPlace(after)
  const sought = q ? { words: q, number: soughtNumber(q) } : null
  const found = await (decided ? findDecidedReports : findWaitingReports)(deps.db, sought, place, PAGE_SIZE + 1)
  const page = found.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    reports: await toReports(deps, page),
    next: last && found.length > PAGE_SIZE ? nextPlace(last.decidedAt ?? last.at, last.id) : null,
  }
}
