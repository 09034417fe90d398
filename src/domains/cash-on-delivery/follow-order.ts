import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { shipments } from '../orders/index.ts'
import { shipmentNumber } from '../reconciliation/contract.ts'
import { compareOrders } from './compare-orders.ts'
import { expectedOf, isReceived } from './rules/due.ts'
import { claimLines, insertDue, lockCash } from './store/dues.ts'
import { endUnknown } from './store/findings.ts'

/**
 * What carriers are to collect for an order, as it stands now: written when the first of it leaves, and brought up to date with each of its steps. Twice
 * it is done once. Orders that are paid online, and goods handed out in a shop, are no business of this.
 */
export async function followOrder(deps: Deps, orderId: number): Promise<void> {
  const found = await shipments.findCashOrder(deps.db, orderId)
  if (!found) return
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockCash(db, found.companyId)
    // It may have gone on while somebody else was waited for.
    const order = must(await shipments.findCashOrder(db, orderId), `order ${orderId}`)
    const [first] = order.sent
    const { companyId, number: orderNumber, currency } = order
    const expected = expectedOf(order)
    const numbers = order.sent.flatMap(({ number }) => shipmentNumber(number ?? '') ?? [])
    const { carrier, at } = must(first, 'a shipment')
    await insertDue(db, { orderId, companyId, orderNumber, carrier, expected, currency, sentAt: new Date(at) }, numbers)
    await claimLines(db, { companyId, orderId }, numbers)
    await endUnknown(db, [orderId], deps.now())
    await compareOrders(inside, [orderId], new Map([[orderId, { expected, isReceived: isReceived(order) }]]))
  })
}
