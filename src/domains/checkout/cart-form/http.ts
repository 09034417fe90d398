import { type Context, Hono } from 'hono'
import type { Deps } from '../../../platform/deps.ts'
import { callerAddress } from '../../../platform/http/caller-address.ts'
import type {} from '../../../platform/http/filled-form.ts'
import { toFailure, toProblem } from '../../../platform/http/problem.ts'
import { readInput } from '../../../platform/http/read-input.ts'
import { Failure } from '../../../values/failure.ts'
import { LOCALES, type Locale, localePath } from '../../../values/locale.ts'
import { checkoutContract, type PlaceOrderBody } from '../contract.ts'
import { takeOrder } from '../take-order.ts'
import { attemptOf, orderOf, typedIn } from './order-fields.ts'

/**
 * The button that obliges, as a browser without scripts sends it: the order is placed once, and its buyer goes on to the payment or to the order;
 * or the form again with what was typed and what is wrong. Comes after `cartFormRoutes`, which has refused forms of other sites and large ones, and knows
 * whose cart it is.
 */
export function orderByFormRoutes(deps: Deps): Hono {
  const app = new Hono()
  for (const locale of LOCALES) {
    app.post(localePath('/cart', locale), async (c, next) => {
      const sent = await c.req.parseBody()
      if (sent.step !== 'order') return next()
      try {
        return c.redirect(localePath(await order(deps, c, locale, sent), locale), 303)
      } catch (error) {
        const failure = toFailure(error)
        if (!failure) throw error
        c.set('filledForm', { ...typedIn(sent), step: 'order', problem: JSON.stringify(toProblem(failure, locale)) })
        return next()
      }
    })
  }
  return app
}

async function order(deps: Deps, c: Context, locale: Locale, sent: Record<string, unknown>): Promise<string> {
  const cartId = c.get('plainCart')?.key
  if (!cartId) throw new Failure('notFound', 'cart_not_found')
  const endpoint = checkoutContract['POST /api/checkout/orders']
  const { body } = readInput(endpoint, { params: {}, query: {}, body: orderOf(sent, cartId, locale) })
  const { key, dueOnline } = await takeOrder(deps, body as PlaceOrderBody, {
    actor: undefined,
    idempotencyKey: attemptOf(sent),
    address: callerAddress(c, deps.config.trustedProxies),
  })
  return dueOnline > 0 ? `/payment-selection?order=${key}` : `/order/${key}`
}
