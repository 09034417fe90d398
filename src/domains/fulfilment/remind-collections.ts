import type { Deps } from '../../platform/deps.ts'
import { pageAddress } from '../../platform/mail/page-address.ts'
import { dateFormat } from '../../values/dates.ts'
import { LOCALES } from '../../values/locale.ts'
import { must } from '../../values/must.ts'
import { hasLeft } from '../accounts/index.ts'
import { queueMail } from '../mail/index.ts'
import { moveOrders, orderClocks } from '../orders/index.ts'
import { findCollection } from './store/lock-order.ts'

const DAY = 86_400_000

/** Reminds buyers, once, that what they ordered waits in a shop and till when. Does nothing where the operator wants no reminder. */
export async function remindCollections(deps: Deps, signal: AbortSignal): Promise<void> {
  const { collectionDays, reminderDays } = await orderClocks.readOrderSettings(deps)
  if (reminderDays === 0) return
  const since = orderClocks.waitedSince(deps.now(), collectionDays - reminderDays)
  const waiting = { status: 'ready', since, payments: ['paid', 'onDelivery'], unless: 'collection_reminded' } as const
  await orderClocks.walkLocked(deps, waiting, signal, async (inside, order) => {
    await moveOrders(inside, 'system', [{ id: order.id, from: order, to: order, event: 'collection_reminded' }])
    const { place, movedAt, sellerName, purchase } = await findCollection(inside.db, order.id)
    const locale = must(
      LOCALES.find((one) => one === purchase.locale),
      `the language ${purchase.locale} of order ${order.number}`,
    )
    if (await hasLeft(inside, purchase.userId)) return
    const until = new Date(movedAt.getTime() + collectionDays * DAY)
    await queueMail(inside, {
      to: purchase.email,
      locale,
      template: 'orderReadyReminder',
      params: {
        ...{ firstName: purchase.firstName, number: order.number, seller: sellerName, place },
        link: pageAddress(deps, `/order/${purchase.key}`, locale),
        until: dateFormat(locale, { dateStyle: 'long' }).format(until),
      },
    })
  })
}
