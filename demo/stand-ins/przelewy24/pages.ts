import { Hono } from 'hono'
import type { Currency } from '../../../src/values/money.ts'
import { type HostedAction, type HostedPage, readAction, showHosted, showUnknown } from '../page.ts'
import type { FakeTransaction } from './state.ts'

type Given = {
  byToken: (token: string) => FakeTransaction | undefined
  /** Where the browser goes; undefined: the page stays. */
  decide: (sessionId: string, action: HostedAction) => string | undefined
}

/** The page on which the buyer decides about a transaction. */
export function pagesOf({ byToken, decide }: Given): Hono {
  const pages = new Hono()
  pages.on(['GET', 'POST'], '/trnRequest/:token', async (c) => {
    const found = byToken(c.req.param('token'))
    if (!found) return showUnknown(c, 'Przelewy24')
    const action = c.req.method === 'POST' ? await readAction(c) : undefined
    const to = action && decide(found.sessionId, action)
    return to ? c.redirect(to, 303) : showHosted(c, pageOf(found, action === 'leave'))
  })
  return pages
}

function pageOf(found: FakeTransaction, left: boolean): HostedPage {
  const { language, description, urlReturn: back, status, amount, orderId } = found
  const state = status > 0 ? 'over' : left ? 'left' : 'open'
  return {
    ...{ provider: 'Przelewy24', language, amount, currency: found.currency as Currency, description, back, state },
    reference: String(orderId),
    actions: state === 'open' ? ['blik', 'pay', 'decline', 'cancel', 'leave'] : [],
  }
}
