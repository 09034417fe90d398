import type { Deps } from '../../platform/deps.ts'
import type { Actor } from '../../values/actor.ts'
import type { Locale } from '../../values/locale.ts'
import { requireMember } from '../companies/index.ts'
import { type OrdersWanted, toFilter } from './list-orders.ts'
import { ordersFile } from './orders-file.ts'
import { findExportRows } from './store/export-rows.ts'

const MOST = 10_000

/** Orders as a table for a spreadsheet, one line an order, at most 10 000. */
export async function exportOrders(
  deps: Deps,
  actor: Actor | undefined,
  companyId: number,
  wanted: OrdersWanted,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const { byUser } = requireMember(deps, actor, companyId, 'orders.view')
  const filter = toFilter(companyId, wanted)
  const rows = filter ? await findExportRows(deps.db, filter, MOST) : []
  return ordersFile(deps, { companyId, byUser, rows, locale })
}
