import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
import { readOrderSettings } from './clocks/settings.ts'
import { shownToken } from './confirmation-token.ts'
import type { OrderView, PurchaseView } from './contract.ts'
import { toPurchaseView } from './rules/purchase-view.ts'
import { toOrderViews } from './rules/shipment-view.ts'
import { findOrderViews, findPurchase, type PurchaseRow } from './store/purchases.ts'

/** The stored purchase behind an unguessable key, or `purchase_not_found`. */
export async function requirePurchase(deps: Deps, key: string): Promise<PurchaseRow> {
  const purchase = await findPurchase(deps.db, key)
  if (!purchase) throw new Failure('notFound', 'purchase_not_found')
  return purchase
}

export async function readOrders(deps: Deps, purchaseId: number): Promise<OrderView[]> {
  return toOrderViews(await findOrderViews(deps.db, purchaseId), deps.config.trackingLinks)
}

/** A stored purchase with its orders, as whoever knows its key sees it. One statement. */
export async function presentPurchase(deps: Deps, purchase: PurchaseRow): Promise<PurchaseView> {
  const [orders, { collectionDays, arrivalDays }] = await Promise.all([
    readOrders(deps, purchase.id),
    readOrderSettings(deps),
  ])
  const view = toPurchaseView(purchase, orders, deps.now(), shownToken(deps, purchase.key))
  return { ...view, clocks: { collectionDays, arrivalDays } }
}

/** A purchase with its orders, for whoever knows its key. Two statements. */
export async function readPurchase(deps: Deps, key: string): Promise<PurchaseView> {
  return presentPurchase(deps, await requirePurchase(deps, key))
}

/** The same with the number by which payments know it. */
export async function readPurchaseToPay(deps: Deps, key: string): Promise<PurchaseView & { id: number }> {
  const purchase = await requirePurchase(deps, key)
  return { ...(await presentPurchase(deps, purchase)), id: purchase.id }
}
