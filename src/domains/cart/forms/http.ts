import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { translateFailure } from '../../../i18n/index.ts'
import type { Deps } from '../../../platform/deps.ts'
import { callerAddress } from '../../../platform/http/caller-address.ts'
import type {} from '../../../platform/http/filled-form.ts'
import { isOwnForm } from '../../../platform/http/own-form.ts'
import { toFailure, toProblem } from '../../../platform/http/problem.ts'
import { readInput } from '../../../platform/http/read-input.ts'
import { cartCookies, readCartCookie } from '../../../values/cart-cookie.ts'
import type { Endpoint } from '../../../values/endpoint.ts'
import { LOCALES, type Locale, localePath } from '../../../values/locale.ts'
import { findOwnCart, newGuestCart } from './own-cart.ts'
import { type CartStep, cartStep } from './steps.ts'
import { takeStep } from './take-step.ts'

/** An order's form with its addresses is the largest. */
const FORM_BYTES = 65_536
/** Of each field, for the page that answers. */
const MOST_KEPT = 100

/**
 * The forms of the cart and the one on the pages of products, as browsers without scripts send them: done, and on to the cart; or its page with what was
 * typed and what was refused. Which cart is theirs says a cookie; forms of other sites are refused. What an order needs (`step=order`) is
 * for the checkout, a floor above.
 */
export function cartFormRoutes(deps: Deps): Hono {
  const app = new Hono()
  const limit = bodyLimit({ maxSize: FORM_BYTES, onError: (c) => c.body(null, 413) })
  for (const locale of LOCALES) {
    const page = localePath('/cart', locale)
    app.use(page, async (c, next) => {
      await knowOwnCart(deps, c)
      await next()
    })
    app.post(page, limit, async (c, next) => {
      c.header('cache-control', 'no-store')
      if (!isOwnForm((name) => c.req.header(name), deps.config.publicUrl))
        return c.text(translateFailure(locale, 'form_from_elsewhere', {}), 403)
      const sent = await c.req.parseBody()
      if (sent.step === 'order') return next()
      const to = await tryStep(deps, c, locale, sent)
      return to === undefined ? next() : c.redirect(page + to, 303)
    })
  }
  return app
}

/** Which cart the browser has; a page that is asked for with one is its own. */
async function knowOwnCart(deps: Deps, c: Context): Promise<void> {
  const key = readCartCookie(c.req.header('cookie'))
  // Something was put in, and the browser has not kept where.
  const isLost = key === undefined && c.req.query('added') !== undefined
  if (key !== undefined || isLost) c.set('plainCart', { key: await findOwnCart(deps, key ?? null).catch(orNone) })
}

/** While the database is away, the page itself says so. */
function orNone(error: unknown): null {
  if (!toFailure(error)) throw error
  return null
}

/** Its cart, or a new one; the browser is told to keep it, as long as somebody comes back to it. */
async function nameCart(deps: Deps, c: Context, address: string): Promise<string> {
  const key = c.get('plainCart')?.key ?? (await newGuestCart(deps, address))
  const origin = deps.config.publicUrl ?? new URL(c.req.url).origin
  for (const cookie of cartCookies(key, origin)) c.header('set-cookie', cookie, { append: true })
  c.set('plainCart', { key })
  return key
}

/** A product's button says only which version. */
function readStep(sent: Record<string, unknown>): CartStep {
  const endpoint = { body: cartStep } as unknown as Endpoint
  return readInput(endpoint, { params: {}, query: {}, body: { step: 'add', ...sent } }).body as CartStep
}

/** Where to go on; undefined: the page of the cart says what was refused. */
async function tryStep(
  deps: Deps,
  c: Context,
  locale: Locale,
  sent: Record<string, unknown>,
): Promise<string | undefined> {
  try {
    const step = readStep(sent)
    const address = callerAddress(c, deps.config.trustedProxies)
    return await takeStep(deps, { key: await nameCart(deps, c, address), step, address })
  } catch (error) {
    const failure = toFailure(error)
    if (!failure) throw error
    const typed = (name: string) => String(sent[name] ?? '').slice(0, MOST_KEPT)
    const names = ['step', 'version', 'quantity', 'company', 'way']
    c.set('filledForm', {
      ...Object.fromEntries(names.map((name) => [name, typed(name)])),
      problem: JSON.stringify(toProblem(failure, locale)),
    })
    return undefined
  }
}
