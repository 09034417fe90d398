import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import { PAGE_SIZE } from '../../values/paging.ts'
import { requireMember } from '../companies/index.ts'
import { orderConditions } from '../orders/index.ts'
import type { DeliveryMethod } from '../shipping/contract.ts'
import type { SellerOrderRow } from './contract.ts'
import { cutPage, readPlace } from './read-place.ts'
import { isInTrouble, isOldestFirst, type OrderTab, TAB_STATUSES } from './rules/order-tabs.ts'
import type { OrderFilter } from './store/conditions.ts'
import { countByStatuses, countTroubled, findRows } from './store/find-rows.ts'
import { toRow } from './to-row.ts'

/** More are shown as `1000+`. */
const COUNT_BOUND = 1000

export type OrdersWanted = {
  tab?: OrderTab | undefined
  q?: string | undefined
  method?: DeliveryMethod | undefined
  from?: string | undefined
  to?: string | undefined
}
type OrderList = { orders: SellerOrderRow[]; next: string | null; counts: Record<OrderTab, number> }

/** A page of the company's orders, accepted ones unless another list is asked for; `invalid_cursor`. Three statements. */
export async function listOrders(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  { after, ...wanted }: OrdersWanted & { after?: string | undefined },
): Promise<OrderList> {
  requireMember(deps, actor, companyId, 'orders.view')
  const place = readPlace(after)
  const counts = await countTabs(deps, companyId)
  const filter = toFilter(companyId, wanted)
  if (!filter) return { orders: [], next: null, counts }
  const oldestFirst = isOldestFirst(wanted.tab ?? 'accepted')
  const { rows, next } = cutPage(
    await findRows(deps.db, filter, { after: place, oldestFirst, limit: PAGE_SIZE + 1 }),
    PAGE_SIZE,
  )
  return { orders: rows.map((row) => toRow(deps, row)), next, counts }
}

async function countTabs({ db }: Deps, companyId: number): Promise<OrderList['counts']> {
  const { trouble, ...byStatus } = TAB_STATUSES
  const counts = await countByStatuses(db, companyId, byStatus, COUNT_BOUND)
  return { ...counts, trouble: await countTroubled(db, companyId, trouble, COUNT_BOUND) } as OrderList['counts']
}

/** The filter as the store takes it; undefined when nothing can fit what was typed. */
export function toFilter(companyId: number, { tab, q, ...rest }: OrdersWanted): OrderFilter | undefined {
  const words = q ? orderConditions.wordsQuery(companyId, q, ['n', 'b', 'g']) : undefined
  if (q && words === undefined) return undefined
  // All of them is no condition: the list by time serves it alone.
  const statuses = tab === 'all' ? undefined : TAB_STATUSES[tab ?? 'accepted']
  return { companyId, statuses, troubled: isInTrouble(tab), words, ...rest }
}
