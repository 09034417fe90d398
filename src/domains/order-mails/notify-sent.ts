import { must } from '../../values/must.ts'
import { mailed } from '../orders/index.ts'
import { aboutOrder } from './about-order.ts'
import { contentsOf, shipmentOf } from './sections.ts'
import { arrivalSection } from './when.ts'
import { say } from './words.ts'
import type { Notification, Told } from './write-once.ts'

/**
 * What of an order is on its way, with all of its parcels so far: two that left at once are one mail. A buyer who has everything already is
 * told of that alone.
 */
export async function saySent(notification: Notification, { order }: Told): Promise<void> {
  const { deps, locale, tell } = notification
  const { shipments } = order
  if (!SENT.includes(order.status)) return
  const what = `sent ${order.id} ${shipments.length}`
  const about = aboutOrder(notification, order)
  const when = arrivalSection(order, deps.now(), locale)
  if (shipments.length > 1 || order.status === 'partlyShipped') {
    const sections = shipments.map((shipment, index) => shipmentOf(deps, { shipment, index, order }, locale))
    return tell(what, 'parcelsSent', {
      ...about,
      state: say(locale, order.status === 'partlyShipped' ? 'moreFollows' : 'allSent'),
      sections: [...when, ...sections],
    })
  }
  const [shipment] = shipments
  const sections = [...when, contentsOf(order, locale, shipment)]
  const number = shipment?.trackingNumber
  if (!shipment || !number) return tell(what, 'orderOnItsWay', { ...about, sections })
  const tracking = mailed.trackingLink(deps.config.trackingLinks, shipment.carrier, number)
  if (!tracking) return tell(what, 'orderSent', { ...about, sections, trackingNumber: number })
  return tell(what, 'orderShipped', { ...about, sections, ...followed(order, shipment, tracking) })
}
const SENT: readonly string[] = ['partlyShipped', 'shipped']

/** Another number for a parcel that is on its way; said as often as it is corrected. */
export async function sayCorrected(notification: Notification, { order, at }: Told): Promise<void> {
  const { deps, locale, tell } = notification
  const about = aboutOrder(notification, order)
  const what = `corrected ${order.id} ${at}`
  const [shipment, ...more] = order.shipments
  if (!shipment) return
  if (more.length > 0) {
    const sections = order.shipments.map((one, index) => shipmentOf(deps, { shipment: one, index, order }, locale))
    return tell(what, 'parcelsCorrected', { ...about, sections })
  }
  const number = shipment.trackingNumber
  if (!number) return tell(what, 'orderOnItsWay', { ...about, sections: [contentsOf(order, locale, shipment)] })
  const tracking = mailed.trackingLink(deps.config.trackingLinks, shipment.carrier, number)
  if (!tracking) {
    return tell(what, 'orderSent', {
      ...about,
      sections: [contentsOf(order, locale, shipment)],
      trackingNumber: number,
    })
  }
  return tell(what, 'trackingCorrected', { ...about, ...followed(order, shipment, tracking) })
}

function followed(order: mailed.NewsOrder, shipment: mailed.NewsOrder['shipments'][number], tracking: string) {
  const carrier = mailed.KNOWN_CARRIERS[shipment.carrier].name || order.seller.name
  return { carrier, trackingNumber: must(shipment.trackingNumber, 'the number that is followed'), tracking }
}
