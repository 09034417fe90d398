import { pageAddress } from '../../platform/mail/page-address.ts'
import { readContactsOf } from '../companies/index.ts'
import { queueMail } from '../mail/index.ts'
import { aboutOrder } from './about-order.ts'
import type { Notification, Told } from './write-once.ts'

/** A dispute about an order began or was decided: its buyer is told, and everybody who handles the company's orders. */
export async function sayDispute(
  notification: Notification,
  { order, at }: Told,
  what: 'orderDisputed' | 'disputeDecided',
): Promise<void> {
  const { deps, tell, once } = notification
  await tell(`${what} ${order.id} ${at}`, what, aboutOrder(notification, order))
  await once(`seller ${what} ${order.id} ${at}`, async () => {
    for (const { email, firstName, locale } of await readContactsOf(deps, order.companyId, 'orders.cancel')) {
      const link = `${pageAddress(deps, `/orders/${order.number}`, locale)}?company=${order.companyId}`
      const params = { firstName, number: order.number, company: order.seller.name, link }
      await queueMail(deps, { to: email, locale, template: `${what}Seller`, params })
    }
  })
}
