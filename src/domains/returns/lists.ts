import type { Deps } from '../../platform/deps.ts'
import { type Actor, requireOperator } from '../../values/actor.ts'
import { marketDay } from '../../values/days.ts'
import { invalidField } from '../../values/failure.ts'
import { decodeCursor, encodeCursor, PAGE_SIZE } from '../../values/paging.ts'
import { dossiers } from '../companies/index.ts'
import { documented, refundable } from '../orders/index.ts'
import type { CaseRow } from './contract.ts'
import { toRows } from './show-case.ts'
import { type CaseFilter, findCases, findWaitingForSeller, type SoughtCase } from './store/cases.ts'

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

/** Disputes that wait for the operator, or decided ones; `q`: by the number of the case or order, buyer or seller. `invalid_cursor`. */
export async function listDisputes(
  deps: Deps,
  actor: Actor | undefined,
  { q, decided, before }: { q?: string | undefined; decided?: boolean | undefined; before?: string | undefined },
): Promise<{ cases: CaseRow[]; next: string | null }> {
  requireOperator(actor)
  const sought = q ? await settleSearch(deps, q) : null
  return listCases(deps, { companyId: null, only: decided ? 'decided' : 'disputed', sought }, before)
}

/** Companies that a search is about at most. */
const CALLED_SO = 20

async function settleSearch(deps: Deps, q: string): Promise<SoughtCase> {
  const [, number = '', position] = /^(.+?)(?:\/(\d{1,6}))?$/.exec(q) ?? []
  const orderId = await documented.findOrderId(deps.db, null, number.toUpperCase())
  if (orderId !== undefined) return { orderId, position: position === undefined ? null : Number(position) }
  const called = await dossiers.findRows(deps.db, { q }, CALLED_SO)
  return { words: q, companyIds: called.map(({ id }) => id) }
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
