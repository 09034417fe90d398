import { Hono } from 'hono'
import type { Currency } from '../../../src/values/money.ts'
import { type HostedAction, type HostedPage, readAction, showHosted, showUnknown } from '../page.ts'
import { type FakeOrder, grosze, isOpen } from './state.ts'

type Given = {
  orderOf: (id: string) => FakeOrder | undefined
  /** Where the browser goes; undefined: the page stays. */
  decide: (id: string, action: HostedAction) => string | undefined
}

/** The page on which the buyer decides about an order, at `/checkoutnow?token=`. */
export function pagesOf({ orderOf, decide }: Given): Hono {
  const pages = new Hono()
  pages.on(['GET', 'POST'], '/checkoutnow', async (c) => {
    const order = orderOf(c.req.query('token') ?? '')
    if (!order) return showUnknown(c, 'PayPal')
    const action = c.req.method === 'POST' ? await readAction(c) : undefined
    const to = action && decide(order.id, action)
    return to ? c.redirect(to, 303) : showHosted(c, pageOf(order, action === 'leave'))
  })
  return pages
}

function pageOf(order: FakeOrder, left: boolean): HostedPage {
  const { unit, context, id } = order
  const state = isOpen(order) ? (left ? 'left' : 'open') : 'over'
  return {
    ...{ provider: 'PayPal', language: context.locale ?? 'en', state, reference: id, back: context.return_url },
    ...{ amount: grosze(unit.amount), currency: unit.amount.currency_code as Currency },
    description: unit.description ?? '',
    actions: state === 'open' ? ['pay', 'decline', 'cancel', 'leave'] : [],
    dispute: order.captures.some(({ status }) => status === 'COMPLETED')
      ? (order.dispute?.status ?? 'none')
      : (order.dispute?.status ?? 'impossible'),
  }
}
