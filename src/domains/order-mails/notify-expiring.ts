import type { Deps } from '../../platform/deps.ts'
import { pageAddress } from '../../platform/mail/page-address.ts'
import { formatMoney } from '../../values/money.ts'
import { mailed } from '../orders/index.ts'
import { transfers } from '../payments/index.ts'
import { goodsOf } from './sections.ts'
import { timeOf } from './words.ts'
import { type Notification, notify } from './write-once.ts'

const MINUTE = 60_000

/** Adds the job that reminds of the payment, so long before the hold ends as the operator wants; none where the hold is shorter. */
export async function planReminder({ deps, news }: Pick<Notification, 'deps' | 'news'>): Promise<void> {
  const { payReminderMinutes } = deps.config
  if (payReminderMinutes === 0 || news.heldUntil === null) return
  const runAt = new Date(news.heldUntil.getTime() - payReminderMinutes * MINUTE)
  if (runAt <= deps.now()) return
  await deps.addJob(deps.db, { name: 'orderMails.expiring', payload: { purchaseId: news.id }, runAt })
}

/**
 * The hold of a purchase ends soon and its money has not come: how much it is, until when, and the way to pay; once. Nothing for a transfer,
 * which has a reminder of its own. A hold that was lengthened meanwhile is reminded of later.
 */
export function notifyExpiring(deps: Deps, purchaseId: number): Promise<void> {
  return notify(deps, purchaseId, async (notification) => {
    const { deps: inside, news, locale, tell } = notification
    const { heldUntil } = news
    const waiting = news.orders.filter((order) => mailed.dueOnline([order]) > 0)
    if (waiting.length === 0 || heldUntil === null || heldUntil <= inside.now()) return
    if (await transfers.readInstructions(inside, purchaseId)) return
    const left = heldUntil.getTime() - inside.now().getTime()
    if (left > (inside.config.payReminderMinutes + 1) * MINUTE) return planReminder(notification)
    await tell('expiring', 'purchaseExpiring', {
      link: pageAddress(inside, `/payment-selection?order=${news.key}`, locale),
      price: formatMoney(mailed.dueOnline(waiting), news.currency, locale),
      until: timeOf(heldUntil, locale),
      sections: waiting.map((order) => goodsOf(order, locale)),
    })
  })
}
