import type { Deps } from '../../../platform/deps.ts'
import { documented } from '../../orders/index.ts'
import { findLabelsOfOrders } from '../store/labels.ts'

/**
 * What labels keep of a person, those of the newest orders first: for an export of all that is kept. What the seller pays its carrier, and what they say to
 * each other, is not the person's. A statement for fifty orders.
 */
export async function* readLabelsOf(deps: Deps, userId: string): AsyncGenerator<unknown> {
  for await (const orders of documented.ordersOfPerson(deps, userId)) {
    const labels = await findLabelsOfOrders(
      deps.db,
      orders.map(({ id }) => id),
    )
    for (const { orderNumber, carrier, purpose, state, numbers, consignment, purgedAt, requestedAt } of labels) {
      const { receiver, sender, point, cash } = consignment
      yield {
        ...{ order: orderNumber, carrier, purpose, state, trackingNumbers: numbers, cash, requestedAt },
        you: purgedAt ? null : { ...(purpose === 'return' ? sender : receiver), point },
        erasedAt: purgedAt,
      }
    }
  }
}
