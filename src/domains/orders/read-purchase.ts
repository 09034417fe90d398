import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../values/failure.ts'
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

/** A purchase with its orders, for whoever knows its key. Two statements. */
export async function readPurchase(deps: Deps, key: string): Promise<PurchaseView> {
  const purchase = await requirePurchase(deps, key)
  return toPurchaseView(purchase, await readOrders(deps, purchase.id), deps.now())
}

/** The same with the number by which payments know it. */
export async function readPurchaseToPay(deps: Deps, key: string): Promise<PurchaseView & { id: number }> {
  const purchase = await requirePurchase(deps, key)
  return { ...toPurchaseView(purchase, await readOrders(deps, purchase.id), deps.now()), id: purchase.id }
}
