import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { callerAddress } from '../../../platform/http/caller-address.ts'
import { waitText } from '../../../platform/limits/limits.ts'
import { Failure } from '../../../values/failure.ts'
import { LOCALES, localePath } from '../../../values/locale.ts'
import { confirmationToken, purchaseKey } from '../contract.ts'
import { confirmPurchase } from './confirm-purchase.ts'
import { sendLinkAgain } from './send-link-again.ts'

const FORM_BYTES = 4096
const form = z.object({ order: purchaseKey, token: confirmationToken.optional() })
type Outcome = 'done' | 'late' | 'wrong' | 'sent' | 'soon' | 'often'

/**
 * The buttons of the page that a confirmation mail links to, as a browser without scripts sends them: confirm, or without a token ask for
 * the mail again, and lead back to the page, which says what came of it. To open the page confirms nothing, since mail programs open links by themselves.
 */
export function confirmationRoutes(deps: Deps): Hono {
  const app = new Hono()
  for (const locale of LOCALES) {
    const page = localePath('/confirm-order', locale)
    app.post(page, bodyLimit({ maxSize: FORM_BYTES, onError: (c) => c.body(null, 413) }), async (c) => {
      const given = form.safeParse(await c.req.parseBody())
      c.header('cache-control', 'no-store')
      if (!given.success) return c.redirect(`${page}?outcome=wrong`, 303)
      const { order, token } = given.data
      const come = token
        ? { outcome: await tryToConfirm(deps, order, token) }
        : await tryToSend(deps, order, callerAddress(c, deps.config.trustedProxies))
      return c.redirect(`${page}?${new URLSearchParams({ order, ...come })}`, 303)
    })
  }
  return app
}

async function tryToConfirm(deps: Deps, order: string, token: string): Promise<Outcome> {
  try {
    await confirmPurchase(deps, order, token)
    return 'done'
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return error.code === 'confirmation_too_late' ? 'late' : 'wrong'
  }
}

async function tryToSend(deps: Deps, order: string, address: string): Promise<{ outcome: Outcome; wait?: string }> {
  try {
    const { nextLinkAt, now } = await sendLinkAgain(deps, order, address)
    const next = nextLinkAt === null ? {} : { wait: waitText(Date.parse(nextLinkAt) - Date.parse(now)) }
    return { outcome: 'sent', ...next }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.code === 'nothing_to_confirm') return { outcome: 'late' }
    if (error.code === 'link_too_often') return { outcome: 'often' }
    return error.kind === 'tooMany' ? { outcome: 'soon', wait: String(error.params.wait) } : { outcome: 'wrong' }
  }
}
