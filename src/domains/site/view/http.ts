import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { DISPLAY_CURRENCIES } from '../../../values/exchange.ts'
import { insidePath } from '../../../values/inside-path.ts'
import { readView, type View, viewCookie } from '../../../values/view.ts'

const FORM_BYTES = 8192
const form = z.object({
  prices: z.enum(['gross', 'net']).optional(),
  /** Empty: none besides the market's own. */
  currency: z.enum([...DISPLAY_CURRENCIES, '']).optional(),
  to: z.string().max(4096).optional(),
})

/**
 * `POST /view`: what a visitor chose in the form of the footer, as any browser sends it, scripts or not. Notes it in a cookie and leads back to
 * the page; what was not chosen this time stays.
 */
export function viewRoutes(deps: Deps): Hono {
  const app = new Hono()
  app.post('/', bodyLimit({ maxSize: FORM_BYTES, onError: (c) => c.body(null, 413) }), async (c) => {
    const given = form.safeParse(await c.req.parseBody())
    c.header('cache-control', 'no-store')
    if (!given.success) return c.redirect('/', 303)
    const { prices, currency, to } = given.data
    const before = readView(c.req.header('cookie'))
    const view: View = {
      prices: prices ?? before.prices,
      currency: currency === undefined ? before.currency : currency || null,
    }
    c.header('set-cookie', viewCookie(view, deps.config.publicUrl ?? new URL(c.req.url).origin))
    // Never another host, whatever was asked for.
    return c.redirect(insidePath(to ?? '/') ?? '/', 303)
  })
  return app
}
