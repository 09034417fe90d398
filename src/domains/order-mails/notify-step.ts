import type { Deps } from '../../platform/deps.ts'
import { must } from '../../values/must.ts'
import { mailed, orderClocks } from '../orders/index.ts'
import { aboutOrder } from './about-order.ts'
import { sayDelivered } from './notify-delivered.ts'
import { sayCorrected, saySent } from './notify-sent.ts'
import { dayOf } from './words.ts'
import { type Notification, notify, type Told } from './write-once.ts'

export type StepNews = { orderId: number; step: mailed.ToldStep; at: string }

const DAY = 86_400_000

/** Which mail each step has: a step of the table without one does not compile. What it tells of is read as it stands by now. */
const WRITERS: Record<mailed.ToldStep, (notification: Notification, told: Told) => Promise<void>> = {
  partlyShipped: saySent,
  shipped: saySent,
  trackingCorrected: sayCorrected,
  ready: sayReady,
  delivered: sayDelivered,
}

/** One order took a step: its buyer is told, and its seller where it concerns them. */
export async function notifyStep(deps: Deps, { orderId, step, at }: StepNews): Promise<void> {
  const purchaseId = must(await mailed.findPurchaseIdOf(deps.db, orderId), `the purchase of order ${orderId}`)
  await notify(deps, purchaseId, async (notification) => {
    const order = must(
      notification.news.orders.find(({ id }) => id === orderId),
      `order ${orderId} of purchase ${purchaseId}`,
    )
    await WRITERS[step](notification, { order, at })
    await notification.show(order, step)
  })
}

/** Nothing where it was collected or called off before this was written: another mail says so. */
async function sayReady(notification: Notification, { order, at }: Told): Promise<void> {
  if (order.status !== 'ready') return
  const place = must(order.pickup, `the shop of order ${order.number}`).label
  const { collectionDays } = await orderClocks.readOrderSettings(notification.deps)
  const until = dayOf(new Date(Date.parse(at) + collectionDays * DAY), notification.locale)
  await notification.tell(`ready ${order.id}`, 'orderReady', { ...aboutOrder(notification, order), place, until })
}
