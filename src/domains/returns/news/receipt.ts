import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { must } from '../../../values/must.ts'
import { queueMail } from '../../mail/index.ts'
import { caseNumber } from '../case-number.ts'
import type { Rights } from '../read-rights.ts'
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
    return tell(inside, 'buyer', { one, order }, () => ({
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
      ...{ number: order.number, receipt: caseNumber(order, one), seller: order.seller, name: one.name },
      at: timeOf(one.openedAt, locale),
      until: dayOf(answerOrSend(one), locale),
      sections: [
        goods,
        {
          heading: say(locale, 'mailStatement'),
          lines: [
            say(locale, 'withdrawalStatement', { number: order.number, seller: order.seller }),
            `${one.name}, ${one.email}`,
            ...(one.words ? one.words.split('\n') : []),
          ],
        },
      ],
      link: pageAddress(inside, `/order/${order.purchaseKey}/cases/${one.id}`, locale),
    },
  })
}

/** What runs from now on: the seller's time to answer a claim, else the buyer's to send the goods. */
const answerOrSend = ({ id, answerUntil, sendUntil }: StoredCase) =>
  must(answerUntil ?? sendUntil, `the clock of case ${id}`)
