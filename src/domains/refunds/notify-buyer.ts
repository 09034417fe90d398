import { allTexts, translate } from '../../i18n/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageAddress } from '../../platform/mail/page-address.ts'
import { LOCALES } from '../../values/locale.ts'
import { formatMoney, type Minor } from '../../values/money.ts'
import { must } from '../../values/must.ts'
import { hasLeft } from '../accounts/index.ts'
import { queueMail } from '../mail/index.ts'
import type { refundable } from '../orders/index.ts'
import type { Rest } from './rules/plan-refund.ts'
import type { Why } from './rules/reasons.ts'
import { titleOf } from './rules/title-of.ts'

type Order = refundable.OrderToRefund
type News = Why & { amount: Minor; way: 'provider' | 'transfer'; givenUp: readonly Rest[]; isCancelled: boolean }

/** A mail to the buyer about a refund, in the language of the purchase and in the transaction of what it tells of. */
export async function notifyBuyer(deps: Deps, order: Order, news: News): Promise<void> {
  if (await hasLeft(deps, order.buyer.userId)) return
  const { to, say, params } = letterTo(deps, order, news.amount)
  const reason = say(`refund_reason_${news.reason}`)
  await queueMail(deps, {
    ...to,
    template: news.isCancelled ? 'paidOrderCancelled' : 'orderRefunded',
    params: {
      ...params,
      reason: [reason, ...(news.words ? [news.words] : []), ...notSent(order, news.givenUp, say)].join('\n'),
      how: say(news.way === 'provider' ? 'howProvider' : 'howTransfer'),
    },
  })
}

/** What the buyer need not wait for any more. */
function notSent({ items }: Order, givenUp: readonly Rest[], say: (key: string) => string): string[] {
  if (givenUp.length === 0) return []
  const lines = givenUp.map(({ itemId, pieces }) => {
    const item = must(
      items.find(({ id }) => id === itemId),
      `item ${itemId}`,
    )
    return `${pieces} × ${titleOf(item)}`
  })
  return [`${say('notSent')} ${lines.join(', ')}`]
}

/** The provider did not give the money back: the buyer is asked for an account. */
export async function askForAccount(deps: Deps, order: Order, amount: Minor): Promise<void> {
  if (await hasLeft(deps, order.buyer.userId)) return
  const { to, params } = letterTo(deps, order, amount)
  await queueMail(deps, { ...to, template: 'refundAccountWanted', params })
}

/** What every mail about money of an order says, in the language of its purchase. */
export function letterTo(deps: Deps, order: Order, amount: Minor) {
  const { email, firstName } = order.buyer
  const locale = must(
    LOCALES.find((one) => one === order.buyer.locale),
    `the language ${order.buyer.locale} of order ${order.number}`,
  )
  return {
    to: { to: email, locale },
    say: (key: string) => translate(allTexts[locale].refunds as Record<string, string>, locale, key),
    params: {
      ...{ firstName, number: order.number, seller: order.seller },
      amount: formatMoney(amount, order.currency, locale),
      link: pageAddress(deps, `/order/${order.purchaseKey}`, locale),
    },
  }
}
