import type { Deps } from '../../platform/deps.ts'
import { findOnline, type PaidOrder } from './store/commissions.ts'

/** The orders of all purchases that are paid online, so many purchases a batch; amounts in grosze. */
export async function* readOnlineOrders(deps: Pick<Deps, 'db'>, purchases: number): AsyncGenerator<PaidOrder[]> {
  let after = 0
  for (;;) {
    const orders = await findOnline(deps.db, after, purchases)
    const last = orders.at(-1)
    if (!last) return
    yield orders
    after = last.purchaseId
  }
}
