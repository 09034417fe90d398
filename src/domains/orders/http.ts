import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { service } from '../../platform/http/service.ts'
import { Failure } from '../../values/failure.ts'
import { LOCALES, localePath } from '../../values/locale.ts'
import { confirmPurchase } from './confirm-purchase.ts'
import { confirmationToken, ordersContract, purchaseKey } from './contract.ts'
import { cancelPurchase } from './end-orders.ts'
import { readPurchase } from './read-purchase.ts'

/** Whoever knows the unguessable key of a purchase may see and cancel it. */
export const ordersService = (deps: Deps) =>
  service(ordersContract, {
    'GET /api/purchases/{key}': ({ params }) => readPurchase(deps, params.key),
    'POST /api/purchases/{key}/cancel': ({ params }) => cancelPurchase(deps, params.key),
    'POST /api/purchases/{key}/confirm': ({ params, body }) => confirmPurchase(deps, params.key, body.token),
  })

const FORM_BYTES = 4096
const form = z.object({ order: purchaseKey, token: confirmationToken })

/**
 * The button of the page that a confirmation mail links to, as a browser without scripts sends it: confirms, and leads back to the page,
 * which says what came of it. To open the page confirms nothing, since mail programs open links by themselves.
 */
export function confirmationRoutes(deps: Deps): Hono {
  const app = new Hono()
  for (const locale of LOCALES) {
    const page = localePath('/confirm-order', locale)
    app.post(page, bodyLimit({ maxSize: FORM_BYTES, onError: (c) => c.body(null, 413) }), async (c) => {
      const given = form.safeParse(await c.req.parseBody())
      const outcome = given.success ? await tryToConfirm(deps, given.data) : 'wrong'
      const order = given.success ? { order: given.data.order } : {}
      c.header('cache-control', 'no-store')
      return c.redirect(`${page}?${new URLSearchParams({ ...order, outcome })}`, 303)
    })
  }
  return app
}

async function tryToConfirm(deps: Deps, { order, token }: z.output<typeof form>): Promise<'done' | 'late' | 'wrong'> {
  try {
    await confirmPurchase(deps, order, token)
    return 'done'
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return error.code === 'confirmation_too_late' ? 'late' : 'wrong'
  }
}
