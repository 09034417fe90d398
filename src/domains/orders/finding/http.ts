import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { callerAddress } from '../../../platform/http/caller-address.ts'
import type {} from '../../../platform/http/filled-form.ts'
import { Failure } from '../../../values/failure.ts'
import { LOCALES, type Locale, localePath } from '../../../values/locale.ts'
import type { FindAnswer } from './contract.ts'
import { findOrderAgain } from './find-order.ts'
import { keyOfLink } from './link-token.ts'

const FORM_BYTES = 4096
const orderNumber = z
  .string()
  .transform((text) => text.replace(/\s+/g, '').toUpperCase())
  .pipe(z.string().regex(/^OB-\d{4}-\d{7,12}$/))
const email = z.string().trim().pipe(z.email().max(200))

/** Of each field, for the page that answers. */
const MOST_KEPT = { number: 40, email: 200 }

/**
 * The form of the page 'find an order', as any browser sends it, with or without scripts; and the link in the mail, which leads to the
 * order's own page. Neither changes anything of the order. The form is answered by its page with what was typed: an e-mail address never stands in
 * the address of a page, which others keep; scripts are told the outcome alone.
 */
export function findOrderRoutes(deps: Deps): Hono {
  const app = new Hono()
  for (const locale of LOCALES) {
    const page = localePath('/find-order', locale)
    app.post(page, bodyLimit({ maxSize: FORM_BYTES, onError: (c) => c.body(null, 413) }), async (c, next) => {
      c.header('cache-control', 'no-store')
      const body = await c.req.parseBody()
      const answer = await ask(deps, c, locale, body)
      if (c.req.header('accept') === 'application/json') return c.json(answer)
      const typed = (name: keyof typeof MOST_KEPT) => String(body[name] ?? '').slice(0, MOST_KEPT[name])
      c.set('filledForm', { ...answer, number: typed('number'), email: typed('email') })
      return next()
    })
    app.get(`${page}/open`, (c) => {
      c.header('cache-control', 'no-store')
      c.header('referrer-policy', 'no-referrer')
      const key = keyOfLink(deps, c.req.query('token') ?? '')
      return c.redirect(key ? localePath(`/order/${key}`, locale) : `${page}?problem=link`, 303)
    })
  }
  return app
}

async function ask(deps: Deps, c: Context, locale: Locale, body: Record<string, unknown>): Promise<FindAnswer> {
  const number = orderNumber.safeParse(body.number)
  if (!number.success) return { outcome: 'number' }
  const to = email.safeParse(body.email)
  if (!to.success) return { outcome: 'email' }
  try {
    const sought = { number: number.data, email: to.data, locale }
    await findOrderAgain(deps, sought, callerAddress(c, deps.config.trustedProxies))
    return { outcome: 'sent' }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.kind === 'tooMany') return { outcome: 'often', wait: String(error.params.wait) }
    if (error.code === 'mail_unavailable') return { outcome: 'mail' }
    throw error
  }
}
