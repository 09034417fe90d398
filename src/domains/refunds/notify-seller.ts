import { allTexts, translate } from '../../i18n/index.ts'
import { ORDER_MAILS } from '../../i18n/order-mails.ts'
import type { Deps } from '../../platform/deps.ts'
import { pageAddress } from '../../platform/mail/page-address.ts'
import type { Locale } from '../../values/locale.ts'
import { formatMoney } from '../../values/money.ts'
import { must } from '../../values/must.ts'
import { readContactsOf } from '../companies/index.ts'
import { type MailSection, queueMail } from '../mail/index.ts'
import { piecesOf } from '../orders/contract.ts'
import type { refundable } from '../orders/index.ts'
import type { RefundView } from './contract.ts'
import { type RefundPart, sumOfParts } from './rules/plan-refund.ts'
import type { Why } from './rules/reasons.ts'
import { titleOf } from './rules/title-of.ts'

type Order = refundable.OrderToRefund
type News = Why & { kind: RefundView['kind']; parts: readonly RefundPart[] }

/**
 * The operator gave money of an order back: whoever of its company may do so as well learns how much, why, of what, and what is to be done. In
 * the transaction of the refund; of the buyer nothing. What is called off has a mail of its own.
 */
export async function notifySellerOfRefund(deps: Deps, order: Order, news: News): Promise<void> {
  const { kind, parts, reason, words } = news
  for (const { email, firstName, locale } of await readContactsOf(deps, order.companyId, 'orders.refund')) {
    const say = (key: string) => translate(ORDER_MAILS[locale], locale, key)
    const why = translate(allTexts[locale].refunds, locale, `refund_reason_${reason}`)
    const todo = [
      ...(keepsPieces(order, kind) ? ['refundedNotToSend'] : []),
      order.cashOnDelivery ? 'refundedBySeller' : 'refundedByMarket',
    ]
    await queueMail(deps, {
      to: email,
      locale,
      template: 'orderRefundedByMarket',
      params: {
        ...{ firstName, number: order.number, company: order.seller },
        amount: formatMoney(sumOfParts(parts), order.currency, locale),
        reason: words ? `${why}\n${words}` : why,
        todo: todo.map(say).join(' '),
        link: `${pageAddress(deps, `/orders/${order.number}`, locale)}?company=${order.companyId}`,
        sections: [backOf(order, parts, locale)],
      },
    })
  }
}

/** Pieces that have not left, and that the buyer has been paid back. */
function keepsPieces({ status }: Order, kind: News['kind']): boolean {
  return kind === 'rest' || (kind === 'line' && ['promised', 'partly'].includes(piecesOf(status)))
}

function backOf(order: Order, parts: readonly RefundPart[], locale: Locale): MailSection {
  const say = (key: string) => translate(ORDER_MAILS[locale], locale, key)
  const nameOf = ({ itemId, pieces }: RefundPart) => {
    if (itemId === null) return say('delivery')
    const item = must(
      order.items.find(({ id }) => id === itemId),
      `item ${itemId} of order ${order.number}`,
    )
    const name = titleOf(item)
    return pieces > 1 ? `${pieces} × ${name}` : name
  }
  return {
    heading: say('goesBack'),
    rows: parts.map((part) => [nameOf(part), formatMoney(part.amount, order.currency, locale)] as const),
  }
}
