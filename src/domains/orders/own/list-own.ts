import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { must } from '../../../values/must.ts'
import { type BuyerTab, buyerTabStatuses } from '../rules/buyer-tabs.ts'
import { wordsQuery } from '../rules/order-words.ts'
import { toPurchaseView } from '../rules/purchase-view.ts'
import { toOrderViews } from '../rules/shipment-view.ts'
import { findOrderViewsOf } from '../store/person-purchases.ts'
import type { OwnPurchase } from './contract.ts'
import { findOwnPage, findPurchasesById } from './store.ts'

/** Each is drawn with all its goods: fewer than rows of a table. */
const PAGE = 20

type Wanted = { tab?: BuyerTab | undefined; q?: string | undefined; after?: number | undefined }

/** A page of what the person bought, never what companies of the person sold. Three statements. */
export async function listOwnPurchases(
  deps: Deps,
  actor: Actor | undefined,
  { tab, q, after }: Wanted,
): Promise<{ purchases: OwnPurchase[]; next: number | null }> {
  if (!actor) throw new Failure('unauthorized', 'unauthorized')
  const words = q ? wordsQuery('#', q, ['n', 'g']) : undefined
  if (q && words === undefined) return { purchases: [], next: null }
  const sought = q && words ? { words, seller: q } : undefined
  const filter = { statuses: tab && buyerTabStatuses(tab), sought }
  const { ids, next } = await findOwnPage(deps.db, actor.userId, filter, { after, limit: PAGE })
  const found = await findPurchasesById(deps.db, ids)
  const orders = await findOrderViewsOf(deps.db, ids)
  const purchases = found.map((purchase) => {
    const own = must(orders.get(purchase.id), `the orders of purchase ${purchase.id}`)
    const view = toPurchaseView(purchase, toOrderViews(own, deps.config.trackingLinks), deps.now(), null)
    return { ...view, inDispute: purchase.inDispute }
  })
  return { purchases, next }
}
