import type { Deps } from '../../platform/deps.ts'
import { marketDay } from '../../values/days.ts'
import { invalidField } from '../../values/failure.ts'
import { decodeCursor, encodeCursor, PAGE_SIZE } from '../../values/paging.ts'
import { refundable } from '../orders/index.ts'
import type { CaseRow } from './contract.ts'
import { toRows } from './show-case.ts'
import { type CaseFilter, findCases, findWaitingForSeller } from './store/cases.ts'

/** A page of cases, the latest first; `invalid_cursor`. */
export async function listCases(
  deps: Deps,
  filter: CaseFilter,
  cursor: string | undefined,
): Promise<{ cases: CaseRow[]; next: string | null }> {
  const found = await findCases(deps.db, filter, { before: readPlace(cursor), limit: PAGE_SIZE + 1 })
  const page = found.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return { cases: await toRows(deps, page), next: last && found.length > PAGE_SIZE ? encodeCursor([last.id]) : null }
}

/** The same of a company; `customer`: the number of an order, and only cases of whoever placed it. */
export async function listSellerCases(
  deps: Deps,
  companyId: number,
  {
    customer,
    only,
    before,
  }: { customer?: string | undefined; only?: 'open' | 'ended' | undefined; before?: string | undefined },
): Promise<{ cases: CaseRow[]; next: string | null }> {
  const orderIds = customer ? await refundable.findOrdersOfCustomer(deps.db, companyId, customer) : undefined
  return listCases(deps, { companyId, orderIds, only: only ?? null }, before)
}

const BOUND = 1000

/** Cases of a company whose next step is the seller's, and the nearest of their last days. */
export async function countWaiting(deps: Deps, companyId: number): Promise<{ count: number; nearest: string | null }> {
  const { count, until } = await findWaitingForSeller(deps.db, companyId, BOUND)
  // Clocks end with the last moment of a day.
  return { count, nearest: until && marketDay(new Date(until.getTime() - 1)) }
}

function readPlace(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  const [id, ...more] = decodeCursor(cursor) ?? []
  if (!Number.isSafeInteger(id) || Number(id) < 0 || more.length > 0) throw invalidField('before', 'invalid_cursor')
  return Number(id)
}
