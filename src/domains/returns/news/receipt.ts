import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import type { Locale } from '../../../values/locale.ts'
import { formatMoney } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import { queueMail } from '../../mail/index.ts'
import type { RefundWay } from '../../refunds/index.ts'
import { caseNumber } from '../case-number.ts'
import type { Order, Rights } from '../read-rights.ts'
import type { StoredCase } from '../store/cases.ts'
import { dayOf, goodsOf, localeOf, say, tell, timeOf } from './letters.ts'

/**
 * What the buyer keeps of a withdrawal or a claim: its content with day and hour, to the address named in it, in the transaction that takes it
 * (Directive 2011/83/EU art. 11a(4)).
 */
export async function writeReceipt(inside: Deps, { order }: Rights, one: StoredCase): Promise<void> {
  const locale = localeOf(order)
  const goods = goodsOf(one, order, locale, false)
  if (one.kind !== 'withdrawal') {
    const at = timeOf(one.openedAt, locale)
    const said = one.words ? [{ heading: say(locale, 'mailWords'), lines: one.words.split('\n') }] : []
    return tell(inside, 'buyer', { one, order, key: 'receipt' }, () => ({
      what: say(locale, 'event_open'),
      news: say(locale, `news_buyer_open_${one.kind}`, {
        at,
        seller: order.seller,
        until: dayOf(answerOrSend(one), locale),
      }),
      sections: [goods, ...said],
    }))
  }
  await queueMail(inside, {
    ...{ to: one.email, locale, template: 'withdrawalReceipt' },
    params: {
      ...statementOf(order, one, locale),
      until: dayOf(answerOrSend(one), locale),
      link: pageAddress(inside, `/order/${order.purchaseKey}/cases/${one.id}`, locale),
    },
  })
}

/** The same of a withdrawal that ended the order, or gave the rest of it up: nothing is to be sent back, and how the money goes back. */
export async function writeStopped(
  inside: Deps,
  { order }: Rights,
  one: StoredCase,
  { way, isPart }: { way: RefundWay | null; isPart: boolean },
): Promise<void> {
  const locale = localeOf(order)
  const amount = formatMoney(one.refunded, order.currency, locale)
  await queueMail(inside, {
    ...{ to: one.email, locale, template: 'withdrawalStopped' },
    params: {
      ...statementOf(order, one, locale),
      money: say(locale, `${isPart ? 'stoppedPart' : 'stopped'}_${way ?? 'nothing'}`, { amount }),
      link: pageAddress(inside, `/order/${order.purchaseKey}`, locale),
    },
  })
}

/** Who stated what, of which goods, and when. */
function statementOf(order: Order, one: StoredCase, locale: Locale) {
  const statement = {
    heading: say(locale, 'mailStatement'),
    lines: [
      say(locale, 'withdrawalStatement', { number: order.number, seller: order.seller }),
      `${one.name}, ${one.email}`,
      ...(one.words ? one.words.split('\n') : []),
    ],
  }
  return {
    ...{ number: order.number, receipt: caseNumber(order, one), seller: order.seller, name: one.name },
    at: timeOf(one.openedAt, locale),
    sections: [goodsOf(one, order, locale, false), statement],
  }
}

/** What runs from now on: the seller's time to answer a claim, else the buyer's to send the goods. */
const answerOrSend = ({ id, answerUntil, sendUntil }: StoredCase) =>
  must(answerUntil ?? sendUntil, `the clock of case ${id}`)
