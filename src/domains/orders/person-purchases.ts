import type { Deps } from '../../platform/deps.ts'
import type { PurchaseView } from './contract.ts'
import { toPurchaseView } from './rules/purchase-view.ts'
import { toOrderViews } from './rules/shipment-view.ts'
import { findOrderViewsOf, findPurchasesOf } from './store/person-purchases.ts'

/** A purchase without the key that would let others see it. */
export type PersonPurchase = Omit<PurchaseView, 'key' | 'now' | 'clocks' | 'heldUntil' | 'shownToken' | 'nextLinkAt'>

const AT_ONCE = 100

/** Everything a person bought, the newest first, a hundred at a time: nobody's history fills the memory. Two statements each. */
export async function* readPurchasesOf(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  userId: string,
): AsyncGenerator<PersonPurchase> {
  let before: number | null = null
  do {
    const purchases = await findPurchasesOf(deps.db, userId, before, AT_ONCE)
    const orders = await findOrderViewsOf(
      deps.db,
      purchases.map((purchase) => purchase.id),
    )
    for (const purchase of purchases) {
      // Who asks what is kept of them gets all there is, whatever is missing beside it.
      const views = toOrderViews(orders.get(purchase.id) ?? [], deps.config.trackingLinks)
      const {
        key: _,
        now: __,
        clocks: ______,
        heldUntil: ___,
        shownToken: ____,
        nextLinkAt: _____,
        ...view
      } = toPurchaseView(purchase, views, deps.now(), null)
      yield view
    }
    before = purchases.length === AT_ONCE ? (purchases.at(-1)?.id ?? null) : null
  } while (before !== null)
}
