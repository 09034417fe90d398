import type { Deps } from '../../platform/deps.ts'
import { pageAddress } from '../../platform/mail/page-address.ts'
import { formatMoney } from '../../values/money.ts'
import { goodsOf } from './sections.ts'
import { notify } from './write-once.ts'

/** Money came when the goods were gone, or after the buyer gave the order up: says so, and that all of it goes back. */
export function notifyPaidTooLate(deps: Deps, purchaseId: number, orderIds: readonly number[]): Promise<void> {
  return notify(deps, purchaseId, async ({ deps: inside, news, locale, tell }) => {
    const orders = news.orders.filter((order) => orderIds.includes(order.id))
    const [first] = orders
    if (!first) return
    const sum = orders.reduce((total, order) => total + order.total, 0)
    const isGivenUp = orders.every(({ status }) => status === 'cancelled')
    await tell(`tooLate ${orders.map(({ id }) => id).join(' ')}`, isGivenUp ? 'paidAfterCancelling' : 'paidTooLate', {
      link: pageAddress(inside, `/order/${news.key}`, locale),
      price: formatMoney(sum, first.currency, locale),
      sections: orders.map((order) => ({ ...goodsOf(order, locale), lines: [] })),
    })
  })
}
