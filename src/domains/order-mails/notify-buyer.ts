import type { Deps } from '../../platform/deps.ts'
import { pageAddress } from '../../platform/mail/page-address.ts'
import { formatMoney } from '../../values/money.ts'
import { must } from '../../values/must.ts'
import { mailed } from '../orders/index.ts'
import { readBuyersTexts } from '../page-texts/index.ts'
import { readContractTerms } from '../returns/index.ts'
import { confirmationOf, formsOf } from './contract-sections.ts'
import { planReminder } from './notify-expiring.ts'
import { goodsOf, reasonOf } from './sections.ts'
import { timeOf } from './words.ts'
import { type Notification, notify } from './write-once.ts'

const isOver = ({ status }: mailed.NewsOrder) => mailed.isEnded(status)
const linkTo = ({ deps, news, locale }: Notification) => pageAddress(deps, `/order/${news.key}`, locale)
/** What holds for orders as they were placed. */
export const termsOf = (
  { deps, news, locale }: Pick<Notification, 'deps' | 'news' | 'locale'>,
  orders: readonly mailed.NewsOrder[],
) =>
  readContractTerms(
    deps,
    orders.map(({ id, companyId }) => ({ id, companyId, placedAt: news.placedAt })),
    locale,
  )
/** The confirmation of a contract, in words and with the forms as a file. */
const fullOf = async ({ deps, news, locale }: Notification, orders: readonly mailed.NewsOrder[]) => {
  const terms = await termsOf({ deps, news, locale }, orders)
  return {
    forms: formsOf(news, orders, locale),
    sections: confirmationOf(news, orders, {
      ...{ locale, now: deps.now(), terms },
      texts: await readBuyersTexts(deps, news.termsVersions ?? [], terms.periods),
      links: { terms: pageAddress(deps, '/rules', locale), returns: pageAddress(deps, '/policy', locale) },
    }),
  }
}

/** A purchase was placed: what the buyer has to do, or that it counts. What is confirmed at once is told by `notifyConfirmed`. */
export function notifyPlaced(deps: Deps, purchaseId: number): Promise<void> {
  return notify(deps, purchaseId, async (notification) => {
    const alive = notification.news.orders.filter((order) => !isOver(order))
    const asks = alive.some(mailed.awaitsConfirmation)
    if (asks) await askToConfirm(notification, alive)
    if (mailed.dueOnline(alive) === 0) return
    if (!asks) await sayPlaced(notification)
    // Of a cart with both, what is paid online ends with its hold, whether the rest is confirmed or not.
    await planReminder(notification)
  })
}

/** The same link once more, for the `nth` time; nothing where the order was confirmed or ended meanwhile. */
export function notifyLinkAgain(deps: Deps, purchaseId: number, nth: number): Promise<void> {
  return notify(deps, purchaseId, async (notification) => {
    const alive = notification.news.orders.filter((order) => !isOver(order))
    if (alive.some(mailed.awaitsConfirmation)) await askToConfirm(notification, alive, `confirm link ${nth}`)
  })
}

/** Goes to an address nobody has proved yet: nothing that a stranger typed but the name stands in it. */
function askToConfirm(
  { deps, news, locale, tell }: Notification,
  orders: readonly mailed.NewsOrder[],
  what = 'confirm',
): Promise<void> {
  const query = new URLSearchParams({ order: news.key, token: mailed.confirmationToken(deps, news.key) })
  return tell(what, 'purchaseToConfirm', {
    link: `${pageAddress(deps, '/confirm-order', locale)}?${query}`,
    until: timeOf(must(news.heldUntil, `the end of the hold of purchase ${news.key}`), locale),
    sections: orders.map((order) => goodsOf(order, locale, { now: deps.now() })),
  })
}

/** The confirmation of the contract, once a purchase; what has ended meanwhile is left out. */
export async function sayPlaced(notification: Notification): Promise<void> {
  const { news, locale, tell } = notification
  const alive = news.orders.filter((order) => !isOver(order))
  const due = mailed.dueOnline(alive)
  const told = { link: linkTo(notification), ...(await fullOf(notification, alive)) }
  if (due === 0) return tell('placed', 'purchasePlaced', told)
  return tell('placed', 'purchaseToPay', {
    ...told,
    price: formatMoney(due, news.currency, locale),
    until: timeOf(must(news.heldUntil, `the end of the hold of purchase ${news.key}`), locale),
  })
}

/** The money for these orders has arrived. */
export async function sayPaid(notification: Notification, orders: readonly mailed.NewsOrder[]): Promise<void> {
  const { news, locale, tell } = notification
  const sum = orders.reduce((total, order) => total + order.total, 0)
  return tell(`paid ${orders.map(({ id }) => id).join(' ')}`, 'purchasePaid', {
    link: linkTo(notification),
    price: formatMoney(sum, news.currency, locale),
    ...(await fullOf(notification, orders)),
  })
}

/** Orders ended: not paid or confirmed in time, given up by the buyer, or called off by their seller. */
export function notifyEnded(deps: Deps, purchaseId: number, orderIds: readonly number[]): Promise<void> {
  return notify(deps, purchaseId, async (notification) => {
    const { news, locale, tell, show } = notification
    const cancelled = news.orders.filter(({ id, status }) => orderIds.includes(id) && status === 'cancelled')
    for (const order of cancelled) await show(order, 'cancelled')
    // Whose money goes back is told by the mail about that, and who withdrew by the receipt of it.
    const isTold = ({ givenBack, calledOff }: mailed.NewsOrder) => givenBack > 0 || calledOff?.by === 'withdrawn'
    const ended = news.orders.filter((order) => orderIds.includes(order.id) && isOver(order) && !isTold(order))
    const [first] = ended
    if (!first) return
    const sections = ended.map((order) => ({ ...goodsOf(order, locale), lines: [] }))
    const told = { link: linkTo(notification), sections }
    const what = `ended ${ended.map(({ id }) => id).join(' ')}`
    if (first.calledOff?.by === 'by_operator' || first.calledOff?.by === 'not_collected') {
      const reason = reasonOf(
        { cancelled: { reason: first.calledOff.reason ?? 'notCollected', words: first.calledOff.words } },
        locale,
      )
      return tell(what, 'orderCancelledByMarket', { ...told, number: first.number, seller: first.seller.name, reason })
    }
    if (first.cancelled) {
      const { number, seller } = first
      return tell(what, 'orderCalledOff', { ...told, number, seller: seller.name, reason: reasonOf(first, locale) })
    }
    if (first.status === 'cancelled') return tell(what, 'purchaseCancelled', told)
    const unpaid = ended.some((order) => order.paymentStatus === 'unpaid')
    return tell(what, unpaid ? 'purchaseExpired' : 'purchaseNotConfirmed', told)
  })
}
