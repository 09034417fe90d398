import { aboutOrder } from './about-order.ts'
import { planReview } from './ask-for-review.ts'
import { withdrawalOf } from './contract-sections.ts'
import { termsOf } from './notify-buyer.ts'
import { contentsOf } from './sections.ts'
import type { Notification, Told } from './write-once.ts'

/** An order has come: what came, and how long it may be sent back. */
export async function sayDelivered(notification: Notification, { order, at }: Told): Promise<void> {
  const { locale, tell } = notification
  await tell(`delivered ${order.id}`, 'orderDelivered', {
    ...aboutOrder(notification, order),
    sections: [contentsOf(order, locale), withdrawalOf([order], await termsOf(notification, [order]), locale)],
  })
  await planReview(notification, at)
}
