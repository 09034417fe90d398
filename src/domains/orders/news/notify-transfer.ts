import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { formatMoney } from '../../../values/money.ts'
import { queueMail } from '../../mail/index.ts'
import { dueOnline } from '../rules/purchase-draft.ts'
import { type TransferNews, timeOf, transferOf } from './sections.ts'
import { notifyInside } from './write-once.ts'

/**
 * Tells the buyer how to pay by transfer (`start`), that nothing came yet (`reminder`), or that a part did (`part`), in the caller's
 * transaction; once under each `name`. Nothing where the orders wait for no money any more.
 */
export function notifyTransfer(
  deps: Deps,
  purchaseId: number,
  why: 'start' | 'reminder' | 'part',
  { name: own, ...transfer }: TransferNews & { name: string },
): Promise<void> {
  return notifyInside(deps, purchaseId, async ({ deps: inside, news, locale, once }) => {
    const { heldUntil } = news
    const price = formatMoney(transfer.missing, transfer.currency, locale)
    const common = {
      firstName: news.firstName,
      link: pageAddress(inside, `/payment/transfer?order=${news.key}`, locale),
      sections: [transferOf(transfer, locale)],
    }
    const to = { to: news.email, locale }
    const name = `transfer ${own}`
    // A part is told of also where the hold is over: the goods may be there still.
    if (why === 'part') {
      const received = formatMoney(transfer.received, transfer.currency, locale)
      const params = { ...common, price, received }
      return once(name, () => queueMail(inside, { ...to, template: 'transferInPart', params }))
    }
    if (heldUntil === null || dueOnline(news.orders) === 0) return
    const template = why === 'start' ? 'transferToSend' : 'transferReminder'
    const params = { ...common, price, until: timeOf(heldUntil, locale) }
    return once(name, () => queueMail(inside, { ...to, template, params }))
  })
}
