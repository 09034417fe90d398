import type { Deps } from '../../platform/deps.ts'
import type { Locale } from '../../values/locale.ts'
import { formatMoney } from '../../values/money.ts'
import { must } from '../../values/must.ts'
import type { MailSection } from '../mail/index.ts'
import { notify as showNotice } from '../notices/index.ts'
import { mailed } from '../orders/index.ts'
import { findPickupPoint } from '../shipping/index.ts'
import { type NearMeaning, readStandings, readWaitsUntil } from '../tracking/index.ts'
import { aboutOrder } from './about-order.ts'
import { contentsOf } from './sections.ts'
import { say, timeOf } from './words.ts'
import { notify } from './write-once.ts'

export type NearNews = { orderId: number; number: string; meaning: NearMeaning }

const TEMPLATES = { outForDelivery: 'parcelOutForDelivery', readyToCollect: 'parcelReadyToCollect' } as const
const SENT: readonly string[] = ['partlyShipped', 'shipped']

/**
 * A parcel comes today, or waits to be collected: its buyer is told, once a number and state, however often the carrier says so. Nothing where it has
 * gone on since, or the order has arrived.
 */
export async function notifyNear(deps: Deps, { orderId, number, meaning }: NearNews): Promise<void> {
  const purchaseId = must(await mailed.findPurchaseIdOf(deps.db, orderId), `the purchase of order ${orderId}`)
  await notify(deps, purchaseId, async (notification) => {
    const { news, locale, tell } = notification
    const order = must(
      news.orders.find(({ id }) => id === orderId),
      `order ${orderId} of purchase ${purchaseId}`,
    )
    const shipment = order.shipments.find(({ trackingNumber }) => trackingNumber === number)
    const standings = await readStandings(notification.deps, orderId)
    const isSo = standings.some((one) => one.number === number && one.state === meaning)
    if (!shipment || !isSo || !SENT.includes(order.status)) return
    const about = aboutOrder(notification, order)
    await showNotice(notification.deps, {
      ...{ kind: 'parcelNear', userIds: news.userId ? [news.userId] : [], key: `${orderId} ${number} ${meaning}` },
      ...{ data: { number: about.number, seller: about.seller, step: meaning }, path: `/order/${news.key}` },
    })
    await tell(`${meaning} ${orderId} ${number}`, TEMPLATES[meaning], {
      ...about,
      carrier: mailed.KNOWN_CARRIERS[shipment.carrier].name || order.seller.name,
      trackingNumber: number,
      // Where the operator has taken the carrier's page away, the order's own page tells the story.
      tracking: mailed.trackingLink(deps.config.trackingLinks, shipment.carrier, number) ?? about.link,
      sections: [
        ...(meaning === 'readyToCollect'
          ? await placeOf(deps, order, await readWaitsUntil(notification.deps, orderId, number), locale)
          : []),
        ...toPay(order, locale),
        contentsOf(order, locale, shipment),
      ],
    })
  })
}

/** The point that was chosen at the order, how it is found and until about when the parcel waits there; the carrier's own page tells of another one. */
async function placeOf(
  deps: Deps,
  { method, pickup }: mailed.NewsOrder,
  until: Date | null,
  locale: Locale,
): Promise<MailSection[]> {
  if (!pickup) return []
  const point = pickup.code === null ? undefined : await findPickupPoint(deps, method, pickup.code)
  const lines = [
    pickup.label,
    ...(point?.hint ? [point.hint] : []),
    ...(point?.hours ? [say(locale, 'pointHours', { hours: point.hours })] : []),
    ...(until ? [say(locale, 'waitsUntil', { when: timeOf(until, locale) })] : []),
  ]
  return [{ heading: say(locale, 'chosenPoint'), lines }]
}

/** With one parcel alone: of several nobody here knows which brings the bill. */
function toPay(order: mailed.NewsOrder, locale: Locale): MailSection[] {
  if (order.paymentStatus !== 'onDelivery' || order.shipments.length > 1) return []
  const price = formatMoney(order.total, order.currency, locale)
  return [{ heading: say(locale, 'toPay'), lines: [say(locale, 'payOnDelivery', { price })] }]
}
