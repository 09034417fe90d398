import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Deps } from '../../../platform/deps.ts'
import { LOCALES, localePath } from '../../../values/locale.ts'
import { type Refusal, refuseMails } from './refusals.ts'

const FORM_BYTES = 4096
const LONGEST_TOKEN = 600

/**
 * The link of `List-Unsubscribe`: mail programs post to it themselves (RFC 8058), people by the button of its page, with or without scripts.
 * To open the page changes nothing, since programs open links by themselves.
 */
export function unsubscribeRoutes(deps: Deps, others: readonly Refusal[] = []): Hono {
  const app = new Hono()
  for (const locale of LOCALES) {
    const page = localePath('/unsubscribe', locale)
    app.post(page, bodyLimit({ maxSize: FORM_BYTES, onError: (c) => c.body(null, 413) }), async (c) => {
      c.header('cache-control', 'no-store')
      const form = await c.req.parseBody()
      const given = c.req.query('token') ?? form.token
      const token = typeof given === 'string' && given.length <= LONGEST_TOKEN ? given : ''
      const done = await refuseMails(deps, token, others)
      if (form['List-Unsubscribe'] === 'One-Click') return c.body(null, done ? 204 : 400)
      return c.redirect(`${page}?outcome=${done ? 'done' : 'wrong'}`, 303)
    })
  }
  return app
}
