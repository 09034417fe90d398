import type { Deps } from '../../platform/deps.ts'
import { LOCALES, localePath } from '../../values/locale.ts'
import { must } from '../../values/must.ts'
import { queueMail } from '../mail/index.ts'
import { KNOWN_CARRIERS, trackingLink } from '../orders/index.ts'
import type { LockedOrder } from './store/lock-order.ts'
import type { Ask, Step } from './take-step.ts'

type News = 'shipped' | 'corrected' | 'ready'

/** A mail to the buyer, in the language of the purchase and in the transaction of what it tells of. */
export function notifyBuyer(news: News, { number, origin }: Ask) {
  return async (deps: Deps, order: LockedOrder, { shipment }: Step): Promise<void> => {
    const { key, email, firstName } = order.purchase
    const locale = must(
      LOCALES.find((one) => one === order.purchase.locale),
      `the language ${order.purchase.locale} of order ${number}`,
    )
    const to = { to: email, locale }
    const link = `${origin}${localePath(`/order/${key}`, locale)}`
    const params = { firstName, number, seller: order.sellerName, link }
    const trackingNumber = shipment?.trackingNumber
    if (news === 'ready') {
      return queueMail(deps, {
        ...to,
        template: 'orderReady',
        params: { ...params, place: order.place ?? '' },
      })
    }
    if (!shipment || !trackingNumber) return queueMail(deps, { ...to, template: 'orderOnItsWay', params })
    const tracking = trackingLink(deps.config.trackingLinks, shipment.carrier, trackingNumber)
    if (!tracking) return queueMail(deps, { ...to, template: 'orderSent', params: { ...params, trackingNumber } })
    return queueMail(deps, {
      ...to,
      template: news === 'corrected' ? 'trackingCorrected' : 'orderShipped',
      params: {
        ...params,
        carrier: KNOWN_CARRIERS[shipment.carrier].name || order.sellerName,
        trackingNumber,
        tracking,
      },
    })
  }
}
