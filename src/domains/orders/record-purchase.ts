import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { takeStock } from '../stock/index.ts'
import { acceptOnDelivery } from './accept-on-delivery.ts'
import { shownToken } from './confirmation-token.ts'
import type { PurchaseView } from './contract.ts'
import { limitOpenOrders } from './limit-open-orders.ts'
import { draftView } from './rules/draft-view.ts'
import { isSold, requireFirst } from './rules/order-table.ts'
import type { PurchaseDraft } from './rules/purchase-draft.ts'
import { type InsertedOrder, insertPurchase } from './store/insert-purchase.ts'
import { insertMarks } from './store/marks.ts'
import { reserveNamedUnits } from './units/assign-units.ts'

/**
 * Writes a checked purchase and takes its stock, in the caller's transaction, with the job that ends the hold. The caller has
 * locked the versions. Ten statements whatever its size, and those of the units that it names. Who holds too much unpaid already is refused (`limitOpenOrders`).
 */
export async function recordPurchase(deps: Deps, draft: PurchaseDraft): Promise<PurchaseView> {
  draft.orders.forEach(requireFirst)
  const marks = await limitOpenOrders(deps, draft)
  const placed = await insertPurchase(deps.db, draft)
  const { purchaseId } = must(placed[0], 'the purchase just written')
  await insertMarks(deps.db, purchaseId, marks, draft.placedAt)
  const numbers = new Map(placed.map((order) => [order.companyId, order.number]))
  const reference = (companyId: number) => must(numbers.get(companyId), `the order of company ${companyId}`)
  await takeStock(
    deps,
    draft.orders.flatMap(({ companyId, items }) =>
      items.map(({ versionId, quantity }) => ({ versionId, quantity, reference: reference(companyId) })),
    ),
  )
  await reserveNamedUnits(
    deps,
    placed.map(({ id }) => id),
  )
  await announce(deps, draft, purchaseId, placed)
  if (draft.heldUntil) {
    await deps.addJob(deps.db, { name: 'orders.releaseHold', payload: { purchaseId }, runAt: draft.heldUntil })
  }
  return draftView(draft, reference, deps.now(), shownToken(deps, draft.key))
}

async function announce(
  deps: Deps,
  draft: PurchaseDraft,
  purchaseId: number,
  placed: readonly InsertedOrder[],
): Promise<void> {
  const orderIds = placed.map((order) => order.id)
  await deps.emit(deps.db, { name: 'order.placed', payload: { purchaseId, orderIds } })
  const drafts = new Map(draft.orders.map((order) => [order.companyId, order]))
  const accepted = placed.flatMap(({ id, number, companyId }) => {
    const order = drafts.get(companyId)
    return order && isSold(order.status) ? [{ ...order, id, number }] : []
  })
  await acceptOnDelivery(deps, purchaseId, accepted)
}
