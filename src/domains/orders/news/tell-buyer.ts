import type { Deps } from '../../../platform/deps.ts'
import { formatMoney } from '../../../values/money.ts'
import { queueMail } from '../../mail/index.ts'
import { confirmationToken } from '../confirmation-token.ts'
import { isEnded } from '../rules/order-table.ts'
import { awaitsConfirmation, dueOnline } from '../rules/purchase-draft.ts'
import { LINK_AGAIN } from '../store/purchases.ts'
import { confirmationOf, goodsOf, reasonOf, timeOf } from './sections.ts'
import type { NewsOrder } from './store.ts'
import { pageAddress, type Telling, tell, tellInside } from './write-once.ts'

const isOver = ({ status }: NewsOrder) => isEnded(status)
const linkTo = ({ deps, news, locale }: Telling) => pageAddress(deps, `/order/${news.key}`, locale)
const fullOf = ({ deps, news, locale }: Telling, orders: readonly NewsOrder[]) =>
  confirmationOf(news, orders, locale, {
    terms: pageAddress(deps, '/rules', locale),
    returns: pageAddress(deps, '/policy', locale),
  })

/** A purchase was placed: what the buyer has to do, or that it counts. What is confirmed at once is told by `tellConfirmed`. */
export function tellPlaced(deps: Deps, purchaseId: number): Promise<void> {
  return tell(deps, purchaseId, async (telling) => {
    const alive = telling.news.orders.filter((order) => !isOver(order))
    if (alive.some(awaitsConfirmation)) return askToConfirm(telling, alive)
    if (dueOnline(alive) > 0) await sayPlaced(telling)
  })
}

/** The same link once more, in the caller's transaction, in which the purchase is held and this was checked to be its `nth` time. */
export function askAgain(deps: Deps, purchaseId: number, nth: number): Promise<void> {
  return tellInside(deps, purchaseId, (telling) =>
    askToConfirm(
      telling,
      telling.news.orders.filter((order) => !isOver(order)),
      `${LINK_AGAIN}${nth}`,
    ),
  )
}

/** Goes to an address nobody has proved yet: nothing that a stranger typed but the name stands in it. */
function askToConfirm(
  { deps, news, locale, once }: Telling,
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
        until: timeOf(news.heldUntil ?? deps.now(), locale),
        sections: orders.map((order) => goodsOf(order, locale)),
      },
    }),
  )
}

/** The confirmation of the contract, once a purchase; what has ended meanwhile is left out. */
export function sayPlaced(telling: Telling): Promise<void> {
  const { deps, news, locale, once } = telling
  const alive = news.orders.filter((order) => !isOver(order))
  const due = dueOnline(alive)
  const params = { firstName: news.firstName, link: linkTo(telling), sections: fullOf(telling, alive) }
  return once('placed', () =>
    due > 0
      ? queueMail(deps, {
          to: news.email,
          locale,
          template: 'purchaseToPay',
          params: {
            ...params,
            price: formatMoney(due, news.currency, locale),
            until: timeOf(news.heldUntil ?? deps.now(), locale),
          },
        })
      : queueMail(deps, { to: news.email, locale, template: 'purchasePlaced', params }),
  )
}

/** The money for these orders has arrived. */
export function sayPaid(telling: Telling, orders: readonly NewsOrder[]): Promise<void> {
  const { deps, news, locale, once } = telling
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
      params: { firstName: news.firstName, link: linkTo(telling), price, sections: fullOf(telling, orders) },
    }),
  )
}

/** Orders ended: not paid or confirmed in time, given up by the buyer, or called off by their seller. */
export function tellEnded(deps: Deps, purchaseId: number, orderIds: readonly number[]): Promise<void> {
  return tell(deps, purchaseId, async (telling) => {
    const { news, locale, once } = telling
    const ended = news.orders.filter((order) => orderIds.includes(order.id) && isOver(order))
    const [first] = ended
    if (!first) return
    const inside = telling.deps
    const to = { to: news.email, locale }
    const sections = ended.map((order) => goodsOf({ ...order, paymentStatus: 'unpaid' }, locale)).map(withoutPayment)
    const params = { firstName: news.firstName, link: linkTo(telling), sections }
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
