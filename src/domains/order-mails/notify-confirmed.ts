import type { Deps } from '../../platform/deps.ts'
import { pageAddress } from '../../platform/mail/page-address.ts'
import { formatMoney } from '../../values/money.ts'
import { readContactsOf } from '../companies/index.ts'
import { queueMail } from '../mail/index.ts'
import { notify as showNotice } from '../notices/index.ts'
import { mailed } from '../orders/index.ts'
import { sayPaid, sayPlaced } from './notify-buyer.ts'
import { goodsOf } from './sections.ts'
import { todoOfSeller } from './when.ts'
import { type Notification, notify } from './write-once.ts'

/** Orders count from now on: their buyer learns that they are paid, or accepted, and each seller that there is something to send. */
export function notifyConfirmed(deps: Deps, purchaseId: number, orderIds: readonly number[]): Promise<void> {
  return notify(deps, purchaseId, async (notification) => {
    // What was called off before this ran is told by its own mail.
    const orders = notification.news.orders.filter(
      (order) => orderIds.includes(order.id) && !mailed.isEnded(order.status),
    )
    const paid = orders.filter((order) => order.paymentStatus === 'paid' && order.total > 0 && !order.cashOnDelivery)
    if (paid.length > 0) await sayPaid(notification, paid)
    if (paid.length < orders.length) await sayPlaced(notification)
    for (const order of orders) {
      await notification.show(order, 'confirmed')
      await notifySeller(notification, order)
    }
  })
}

/** To everybody who handles the company's orders, each in their own language; of the buyer nothing but what was bought. */
async function notifySeller({ deps, once }: Notification, order: mailed.NewsOrder): Promise<void> {
  await once(`seller ${order.id}`, async () => {
    const readers = await readContactsOf(deps, order.companyId, 'orders.cancel')
    await showNotice(deps, {
      ...{ kind: 'orderToHandle', userIds: readers.map(({ userId }) => userId), key: String(order.id) },
      data: { number: order.number, company: order.seller.name, amount: order.total, currency: order.currency },
      path: `/orders/${order.number}?company=${order.companyId}`,
    })
    for (const { email, firstName, locale } of readers) {
      const price = formatMoney(order.total, order.currency, locale)
      await queueMail(deps, {
        to: email,
        locale,
        template: 'orderToHandle',
        params: {
          firstName,
          number: order.number,
          company: order.seller.name,
          price,
          link: `${pageAddress(deps, `/orders/${order.number}`, locale)}?company=${order.companyId}`,
          sections: [await todoOfSeller(deps, order, locale), goodsOf(order, locale, { forSeller: true })],
        },
      })
    }
  })
}
