import type { Deps } from '../../platform/deps.ts'
import { momentsOfDay } from '../../values/market-time.ts'
import { documented } from '../orders/index.ts'
import type { BillableOrder } from './rules/commission-bill.ts'
import { keptCommission } from './rules/kept-commission.ts'
import { monthAfter } from './rules/months.ts'
import { findBilled } from './store/billed.ts'

/** Orders read at once. */
const SLICE = 1000

/** Orders of a company that were confirmed in a month of the market's clock, count as sold and were never billed. */
export async function readUnbilled(deps: Deps, companyId: number, period: string): Promise<BillableOrder[]> {
  const time = { from: momentsOfDay(`${period}-01`).start, until: momentsOfDay(`${monthAfter(period)}-01`).start }
  const found: BillableOrder[] = []
  for (let after = 0; ; ) {
    const slice = await documented.findSoldCommissions(deps.db, companyId, time, { after, limit: SLICE })
    const billed = await findBilled(
      deps.db,
      slice.map(({ orderId }) => orderId),
    )
    const unbilled = slice.filter(({ orderId }) => !billed.has(orderId))
    found.push(...unbilled.map((order) => ({ ...order, commission: keptCommission(order) })))
    const last = slice.at(-1)
    if (!last || slice.length < SLICE) return found
    after = last.orderId
  }
}
