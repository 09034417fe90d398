import { allTexts, translate } from '../../i18n/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageAddress } from '../../platform/mail/page-address.ts'
import type { Locale } from '../../values/locale.ts'
import { must } from '../../values/must.ts'
import { readContactsOf } from '../companies/index.ts'
import { queueMail } from '../mail/index.ts'
import { mailed, shipments } from '../orders/index.ts'
import { actorsOf, type IncidentReason } from '../shipping/contract.ts'
import { readStandings } from '../tracking/index.ts'
import { aboutOrder } from './about-order.ts'
import { contentsOf } from './sections.ts'
import { notify } from './write-once.ts'

export type IncidentNews = { orderId: number; number: string; reason: IncidentReason }

/**
 * Something keeps a parcel from going on: whoever can do something about it is told what, its buyer, its seller or both, once a number and reason.
 * Nothing where it has gone on since, or its order is over.
 */
export async function notifyIncident(deps: Deps, { orderId, number, reason }: IncidentNews): Promise<void> {
  const purchaseId = must(await mailed.findPurchaseIdOf(deps.db, orderId), `the purchase of order ${orderId}`)
  await notify(deps, purchaseId, async (notification) => {
    const { news, locale, tell, once } = notification
    const order = must(
      news.orders.find(({ id }) => id === orderId),
      `order ${orderId} of purchase ${purchaseId}`,
    )
    const shipment = order.shipments.find(({ trackingNumber }) => trackingNumber === number)
    const standings = await readStandings(notification.deps, orderId)
    const standing = standings.find((one) => one.number === number && one.incident === reason)
    if (!shipment || !standing || !shipments.UNDER_WAY.includes(order.status)) return
    const about = aboutOrder(notification, order)
    const carrier = mailed.KNOWN_CARRIERS[shipment.carrier].name || order.seller.name
    const link = mailed.trackingLink(deps.config.trackingLinks, shipment.carrier, number)
    if (actorsOf(reason).includes('buyer')) {
      await tell(`incident ${reason} ${orderId} ${number}`, 'parcelHeldUp', {
        ...{ ...about, carrier, trackingNumber: number, tracking: link ?? about.link },
        ...wordsFor('buyer', reason, locale),
        sections: [contentsOf(order, locale, shipment)],
      })
    }
    if (!actorsOf(reason).includes('seller')) return
    await once(`seller incident ${reason} ${orderId} ${number}`, async () => {
      for (const person of await readContactsOf(notification.deps, order.companyId, 'orders.ship')) {
        const page = pageAddress(deps, `/orders/${order.number}`, person.locale)
        const own = `${page}?company=${order.companyId}`
        await queueMail(notification.deps, {
          to: person.email,
          locale: person.locale,
          template: 'parcelNeedsYou',
          params: {
            ...{ firstName: person.firstName, number: order.number, company: order.seller.name, link: own },
            ...{ carrier, trackingNumber: number, tracking: link ?? own },
            ...wordsFor('seller', reason, person.locale),
            sections: [contentsOf(order, person.locale, shipment)],
          },
        })
      }
    })
  })
}

/** What happened and what to do, for the buyer or the seller. What the carrier called it stands on the order's page, not in a mail. */
function wordsFor(whom: 'buyer' | 'seller', reason: IncidentReason, locale: Locale) {
  const { tracking, incidents } = allTexts[locale]
  const texts: Readonly<Record<string, string>> = { ...tracking, ...incidents }
  const key = reason === 'unknown' ? `${whom}Mail_unknown` : `${whom}_${reason}`
  return { what: translate(texts, locale, `incident_${reason}`), todo: translate(texts, locale, key) }
}
