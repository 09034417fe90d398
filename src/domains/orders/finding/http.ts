import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { callerAddress } from '../../../platform/http/caller-address.ts'
import { Failure } from '../../../values/failure.ts'
import { LOCALES, type Locale, localePath } from '../../../values/locale.ts'
import { findOrderAgain } from './find-order.ts'
import { keyOfLink } from './link-token.ts'

const FORM_BYTES = 4096
const orderNumber = z
  .string()
  .transform((text) => text.replace(/\s+/g, '').toUpperCase())
  .pipe(z.string().regex(/^OB-\d{4}-\d{7,12}$/))
const email = z.string().trim().pipe(z.email().max(200))

/**
 * What the page says next; by no word of it can be told whether there is such an order. After a mistake the number is there again; an e-mail
 * address never stands in the address of a page, which others keep.
 */
type Outcome =
  | { sent: '1' }
  | ({ number: string } & ({ problem: 'number' | 'email' | 'mail' } | { problem: 'often'; wait: string }))
const MOST_KEPT = 40

/**
 * The form of the page 'find an order', as any browser sends it, with or without scripts; and the link in the mail, which leads to the
 * order's own page. Both answer by leading on, and change nothing of the order.
 */
export function findOrderRoutes(deps: Deps): Hono {
  const app = new Hono()
  for (const locale of LOCALES) {
    const page = localePath('/find-order', locale)
    app.post(page, bodyLimit({ maxSize: FORM_BYTES, onError: (c) => c.body(null, 413) }), async (c) => {
      c.header('cache-control', 'no-store')
      const outcome = await ask(deps, c, locale)
      return c.redirect(`${page}?${new URLSearchParams(outcome)}`, 303)
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

async function ask(deps: Deps, c: Context, locale: Locale): Promise<Outcome> {
  const body = await c.req.parseBody()
  const typed = typeof body.number === 'string' ? body.number.trim().slice(0, MOST_KEPT) : ''
  const number = orderNumber.safeParse(body.number)
  if (!number.success) return { problem: 'number', number: typed }
  const to = email.safeParse(body.email)
  if (!to.success) return { problem: 'email', number: typed }
  try {
    const sought = { number: number.data, email: to.data, locale }
    await findOrderAgain(deps, sought, callerAddress(c, deps.config.trustedProxies))
    return { sent: '1' }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.kind === 'tooMany') return { problem: 'often', wait: String(error.params.wait), number: typed }
    if (error.code === 'mail_unavailable') return { problem: 'mail', number: typed }
    throw error
  }
}
