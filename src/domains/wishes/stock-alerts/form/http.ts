import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Deps } from '../../../../platform/deps.ts'
import { callerAddress } from '../../../../platform/http/caller-address.ts'
import { Failure } from '../../../../values/failure.ts'
import { LOCALES, type Locale, localePath } from '../../../../values/locale.ts'
import type { AlertOutcome } from '../contract.ts'
import { askForAlert, confirmByLink, endByLink } from '../guest-alerts.ts'

const FORM_BYTES = 4096
const LONGEST_TOKEN = 600
const form = z.object({
  version: z.string().regex(/^[1-9]\d{0,8}$/),
  product: z.string().regex(/^[1-9]\d{0,8}$/),
})
const email = z.string().trim().pipe(z.email().max(200))

/**
 * The forms of the page 'tell me when it is back', as any browser sends them: a guest asks, confirms behind the link in the mail, or ends it. To open the
 * page changes nothing, since programs open links by themselves. The address of the answer holds no e-mail address.
 */
export function stockAlertRoutes(deps: Deps): Hono {
  const app = new Hono()
  for (const locale of LOCALES) {
    const page = localePath('/stock-alert', locale)
    app.post(page, bodyLimit({ maxSize: FORM_BYTES, onError: (c) => c.body(null, 413) }), async (c) => {
      c.header('cache-control', 'no-store')
      const body = await c.req.parseBody()
      const of = form.safeParse(body)
      const about = of.success ? `&product=${of.data.product}&version=${of.data.version}` : ''
      return c.redirect(`${page}?outcome=${await take(deps, c, locale, body)}${about}`, 303)
    })
  }
  return app
}

async function take(deps: Deps, c: Context, locale: Locale, body: Record<string, unknown>): Promise<AlertOutcome> {
  if (body.token !== undefined) {
    const token = typeof body.token === 'string' && body.token.length <= LONGEST_TOKEN ? body.token : ''
    if (body.what === 'end') return (await endByLink(deps, token)) ? 'ended' : 'link'
    return (await confirmByLink(deps, token)) ? 'confirmed' : 'link'
  }
  const of = form.safeParse(body)
  if (!of.success) return 'gone'
  const to = email.safeParse(body.email)
  if (!to.success) return 'email'
  try {
    const address = callerAddress(c, deps.config.trustedProxies)
    const asked = { versionId: Number(of.data.version), email: to.data, locale, address }
    return (await askForAlert(deps, asked)) ? 'sent' : 'full'
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return OUTCOME_OF[error.code] ?? 'often'
  }
}

const OUTCOME_OF: Readonly<Record<string, AlertOutcome>> = {
  mail_unavailable: 'mail',
  rate_limited: 'often',
  product_not_found: 'gone',
  version_available: 'available',
}
