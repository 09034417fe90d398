import { translate } from '../../i18n/index.ts'
import { ORDER_MAILS } from '../../i18n/order-mails.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageAddress } from '../../platform/mail/page-address.ts'
import type { Locale } from '../../values/locale.ts'
import { formatMoney } from '../../values/money.ts'
import { readContactsOf } from '../companies/index.ts'
import { queueMail } from '../mail/index.ts'
import { notify as showNotice } from '../notices/index.ts'
import type { mailed } from '../orders/index.ts'
import { goodsOf, reasonOf } from './sections.ts'
import { type Notification, notify } from './write-once.ts'

/**
 * Orders that their buyer or the operator called off, paid or not: each seller learns that nothing is to be sent. Nothing where it was given up
 * before it was paid or confirmed: they never heard of it.
 */
export function notifySellers(deps: Deps, purchaseId: number, orderIds: readonly number[]): Promise<void> {
  return notify(deps, purchaseId, async (notification) => {
    for (const order of notification.news.orders) {
      const by = order.calledOff?.by
      if (!orderIds.includes(order.id) || order.status !== 'cancelled' || order.calledOff?.wasHeld) continue
      // Of a withdrawal its own case tells.
      if (by === undefined || by === 'by_seller' || by === 'withdrawn') continue
      await notification.once(`seller cancelled ${order.id}`, () => notifySeller(notification, order, by))
    }
  })
}

type OfMarketOrBuyer = 'by_buyer' | 'by_operator' | 'not_collected'

/** To everybody who handles the company's orders, each in their own language; of the buyer nothing but what was bought. */
async function notifySeller({ deps }: Notification, order: mailed.NewsOrder, by: OfMarketOrBuyer): Promise<void> {
  const readers = await readContactsOf(deps, order.companyId, 'orders.cancel')
  await showNotice(deps, {
    ...{ kind: 'orderCancelled', userIds: readers.map(({ userId }) => userId), key: String(order.id) },
    data: { number: order.number, company: order.seller.name },
    path: `/orders/${order.number}?company=${order.companyId}`,
  })
  for (const { email, firstName, locale } of readers) {
    const say = (key: string, params?: Record<string, string>) => translate(ORDER_MAILS[locale], locale, key, params)
    const price = formatMoney(order.givenBack, order.currency, locale)
    await queueMail(deps, {
      to: email,
      locale,
      template: 'orderNotToHandle',
      params: {
        ...{ firstName, number: order.number, company: order.seller.name },
        who: say(by === 'by_buyer' ? 'whoBuyer' : 'whoOperator'),
        reason: whyOf(order, by, locale),
        money: order.givenBack > 0 ? say('moneyBack', { price }) : say('nobodyPaid'),
        link: `${pageAddress(deps, `/orders/${order.number}`, locale)}?company=${order.companyId}`,
        sections: [{ ...goodsOf(order, locale, { forSeller: true }), lines: [] }],
      },
    })
  }
}

/** A buyer gives no reason but that they want it so; what nobody collected in time says why by itself. */
function whyOf({ calledOff }: mailed.NewsOrder, by: OfMarketOrBuyer, locale: Locale): string {
  const reason = by === 'not_collected' ? 'notCollected' : by === 'by_operator' && calledOff?.reason
  return reasonOf(
    { cancelled: reason ? { reason, words: calledOff?.words ?? null } : { reason: 'buyerAsked', words: null } },
    locale,
  )
}
