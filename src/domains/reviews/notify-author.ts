import type { Deps } from '../../platform/deps.ts'
import { pageAddress } from '../../platform/mail/page-address.ts'
import { must } from '../../values/must.ts'
import { queueMail } from '../mail/index.ts'
import { documented } from '../orders/index.ts'
import type { ReviewRow } from './store/reviews.ts'

/** Tells who wrote a review that it was hidden or is seen again, and why; in the transaction of it and the language of the purchase. */
export async function notifyAuthor(
  deps: Deps,
  { orderId, title, author }: ReviewRow,
  { what, reason }: { what: 'hide' | 'restore'; reason: string },
): Promise<void> {
  // Whose name is forgotten is written to no more.
  if (author === '') return
  const { firstName, email, locale, key } = must(
    await documented.findBuyerOfOrder(deps.db, orderId),
    `the buyer of order ${orderId}`,
  )
  await queueMail(deps, {
    ...{ to: email, locale, template: what === 'hide' ? 'reviewHidden' : 'reviewRestored' },
    params: { firstName, product: title, reason, link: pageAddress(deps, `/review/${key}`, locale) },
  })
}
