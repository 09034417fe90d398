import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { translateFailure } from '../../../i18n/index.ts'
import type { Deps } from '../../../platform/deps.ts'
import { isOwnForm } from '../../../platform/http/own-form.ts'
import { toFailure, toProblem } from '../../../platform/http/problem.ts'
import { LOCALES, type Locale, localePath } from '../../../values/locale.ts'
import { knowOwnCart } from './own-cart.ts'
import { readStep } from './read-step.ts'
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
    app.use(page, knowOwnCart(deps))
    app.post(page, limit, async (c, next) => {
      c.header('cache-control', 'no-store')
      if (!isOwnForm(c, deps.config.publicUrl)) return c.text(translateFailure(locale, 'form_from_elsewhere', {}), 403)
      const sent = await c.req.parseBody()
      if (sent.step === 'order') return next()
      const to = await tryStep(deps, c, locale, sent)
      return to === undefined ? next() : c.redirect(page + to, 303)
    })
  }
  return app
}

/** Where to go on; undefined: the page of the cart says what was refused. */
async function tryStep(
  deps: Deps,
  c: Context,
  locale: Locale,
  sent: Record<string, unknown>,
): Promise<string | undefined> {
  try {
    return await takeStep(deps, c, readStep(sent))
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
