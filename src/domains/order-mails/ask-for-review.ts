import type { Deps } from '../../platform/deps.ts'
import { pageAddress } from '../../platform/mail/page-address.ts'
import { unsubscribeLink } from '../mail/index.ts'
import type { mailed } from '../orders/index.ts'
import { contentsOf } from './sections.ts'
import { type Notification, notify } from './write-once.ts'

const DAY = 86_400_000

/** Adds the job that asks for a review, the operator's days after an order came. */
export async function planReview({ deps, news }: Notification, deliveredAt: string): Promise<void> {
  const { reviewMailDays } = deps.config
  if (reviewMailDays === 0) return
  const runAt = new Date(Date.parse(deliveredAt) + reviewMailDays * DAY)
  await deps.addJob(deps.db, { name: 'orderMails.askForReview', payload: { purchaseId: news.id }, runAt })
}

/** Delivered, neither money nor goods went back, and nobody complains. */
const isReviewable = ({ status, givenBack, isOpen }: mailed.NewsOrder) =>
  (status === 'delivered' || status === 'completed') && givenBack === 0 && !isOpen

/**
 * Asks the buyer for a review of what has come by now: one mail for all orders of a purchase, no order twice. Nobody is asked who wants no
 * such mail, or where the operator has switched them off meanwhile.
 */
export function askForReview(deps: Deps, purchaseId: number): Promise<void> {
  return notify(deps, purchaseId, async ({ deps: inside, news, locale, once, tell }) => {
    if (inside.config.reviewMailDays === 0) return
    const asked: mailed.NewsOrder[] = []
    for (const order of news.orders.filter(isReviewable)) {
      await once(`review ${order.id}`, async () => void asked.push(order))
    }
    if (asked.length === 0) return
    const unsubscribe = await unsubscribeLink(inside, news.email, locale)
    if (unsubscribe === undefined) return
    await tell(`reviews ${asked.map(({ id }) => id).join(' ')}`, 'reviewWanted', {
      link: pageAddress(inside, `/review/${news.key}`, locale),
      sections: asked.map((order) => contentsOf(order, locale)),
      unsubscribe,
    })
  })
}
