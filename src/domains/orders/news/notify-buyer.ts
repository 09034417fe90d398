import type { Deps } from '../../../platform/deps.ts'
import { pageAddress } from '../../../platform/mail/page-address.ts'
import { formatMoney } from '../../../values/money.ts'
import { must } from '../../../values/must.ts'
import { queueMail } from '../../mail/index.ts'
import { confirmationToken } from '../confirmation-token.ts'
import { isEnded } from '../rules/order-table.ts'
import { awaitsConfirmation, dueOnline } from '../rules/purchase-draft.ts'
import { LINK_AGAIN } from '../store/purchases.ts'
import { confirmationOf, goodsOf, reasonOf, timeOf } from './sections.ts'
import type { NewsOrder } from './store.ts'
import { type Notification, notify, notifyInside } from './write-once.ts'

const isOver = ({ status }: NewsOrder) => isEnded(status)
const linkTo = ({ deps, news, locale }: Notification) => pageAddress(deps, `/order/${news.key}`, locale)
const fullOf = ({ deps, news, locale }: Notification, orders: readonly NewsOrder[]) =>
  confirmationOf(news, orders, locale, {
    terms: pageAddress(deps, '/rules', locale),
    returns: pageAddress(deps, '/policy', locale),
  })

/** A purchase was placed: what the buyer has to do, or that it counts. What is confirmed at once is told by `notifyConfirmed`. */
export function notifyPlaced(deps: Deps, purchaseId: number): Promise<void> {
  return notify(deps, purchaseId, async (notification) => {
    const alive = notification.news.orders.filter((order) => !isOver(order))
    if (alive.some(awaitsConfirmation)) return askToConfirm(notification, alive)
    if (dueOnline(alive) > 0) await sayPlaced(notification)
  })
}

/** The same link once more, in the caller's transaction, in which the purchase is locked and this was checked to be its `nth` time. */
export function askAgain(deps: Deps, purchaseId: number, nth: number): Promise<void> {
  return notifyInside(deps, purchaseId, (notification) =>
    askToConfirm(
      notification,
      notification.news.orders.filter((order) => !isOver(order)),
      `${LINK_AGAIN}${nth}`,
    ),
  )
}

/** Goes to an address nobody has proved yet: nothing that a stranger typed but the name stands in it. */
function askToConfirm(
  { deps, news, locale, once }: Notification,
  orders: readonly NewsOrder[],
  what = 'confirm',
): Promise<void> {
  const query = new URLSearchParams({ order: news.key, token: confirmationToken(deps, news.key) })
  return once(what, () =>
    queueMail(deps, {
      to: news.email,
      locale,
      template: 'purchaseToConfirm',
      params: {
        firstName: news.firstName,
        link: `${pageAddress(deps, '/confirm-order', locale)}?${query}`,
        until: timeOf(must(news.heldUntil, `the end of the hold of purchase ${news.key}`), locale),
        sections: orders.map((order) => goodsOf(order, locale)),
      },
    }),
  )
}

/** The confirmation of the contract, once a purchase; what has ended meanwhile is left out. */
export function sayPlaced(notification: Notification): Promise<void> {
  const { deps, news, locale, once } = notification
  const alive = news.orders.filter((order) => !isOver(order))
  const due = dueOnline(alive)
  const params = { firstName: news.firstName, link: linkTo(notification), sections: fullOf(notification, alive) }
  return once('placed', () =>
    due > 0
      ? queueMail(deps, {
          to: news.email,
          locale,
          template: 'purchaseToPay',
          params: {
            ...params,
            price: formatMoney(due, news.currency, locale),
            until: timeOf(must(news.heldUntil, `the end of the hold of purchase ${news.key}`), locale),
          },
        })
      : queueMail(deps, { to: news.email, locale, template: 'purchasePlaced', params }),
  )
}

/** The money for these orders has arrived. */
export function sayPaid(notification: Notification, orders: readonly NewsOrder[]): Promise<void> {
  const { deps, news, locale, once } = notification
  const price = formatMoney(
    orders.reduce((sum, order) => sum + order.total, 0),
    news.currency,
    locale,
  )
  return once(`paid ${orders.map(({ id }) => id).join(' ')}`, () =>
    queueMail(deps, {
      to: news.email,
      locale,
      template: 'purchasePaid',
      params: { firstName: news.firstName, link: linkTo(notification), price, sections: fullOf(notification, orders) },
    }),
  )
}

/** Orders ended: not paid or confirmed in time, given up by the buyer, or called off by their seller. */
export function notifyEnded(deps: Deps, purchaseId: number, orderIds: readonly number[]): Promise<void> {
  return notify(deps, purchaseId, async (notification) => {
    const { news, locale, once } = notification
    // Whose money goes back is told by the mail about that.
    const ended = news.orders.filter((order) => orderIds.includes(order.id) && isOver(order) && order.givenBack === 0)
    const [first] = ended
    if (!first) return
    const inside = notification.deps
    const to = { to: news.email, locale }
    const sections = ended.map((order) => goodsOf({ ...order, paymentStatus: 'unpaid' }, locale)).map(withoutPayment)
    const params = { firstName: news.firstName, link: linkTo(notification), sections }
    await once(`ended ${ended.map(({ id }) => id).join(' ')}`, () => {
      if (first.cancelled) {
        const told = { ...params, number: first.number, seller: first.seller.name, reason: reasonOf(first, locale) }
        return queueMail(inside, { ...to, template: 'orderCalledOff', params: told })
      }
      if (first.status === 'cancelled') return queueMail(inside, { ...to, template: 'purchaseCancelled', params })
      const unpaid = ended.some((order) => order.paymentStatus === 'unpaid')
      return queueMail(inside, { ...to, template: unpaid ? 'purchaseExpired' : 'purchaseNotConfirmed', params })
    })
  })
}

const withoutPayment = <T extends { lines?: readonly string[] }>(section: T): T => ({ ...section, lines: [] })
