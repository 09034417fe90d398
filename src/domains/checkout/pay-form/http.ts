import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { LOCALES, localePath } from '../../../values/locale.ts'
import { purchaseKey } from '../../orders/contract.ts'
import { PAYMENT_PROVIDERS } from '../../payments/contract.ts'
import { payPurchase, type Visit } from '../pay-purchase.ts'

const FORM_BYTES = 4096
const form = z.object({ order: purchaseKey, provider: z.enum(PAYMENT_PROVIDERS).optional() })

/**
 * The button of `/payment-selection` as a browser without scripts sends it: starts or takes up the payment and leads to the provider's page,
 * or back to the choice, which says in the buyer's language what went wrong. Pressed twice it leads to one page. Who knows the key of the
 * purchase may pay for it, so no other site gains by sending this form.
 */
export function payFormRoutes(deps: Deps): Hono {
  const app = new Hono()
  for (const locale of LOCALES) {
    const page = localePath('/payment-selection', locale)
    app.post(page, bodyLimit({ maxSize: FORM_BYTES, onError: (c) => c.body(null, 413) }), async (c) => {
      const given = form.safeParse(await c.req.parseBody())
      c.header('cache-control', 'no-store')
      if (!given.success) return c.redirect(page, 303)
      const origin = deps.config.publicUrl ?? new URL(c.req.url).origin
      return c.redirect(await leadOn(deps, given.data, { origin, locale }), 303)
    })
  }
  return app
}

async function leadOn(deps: Deps, { order, provider }: z.output<typeof form>, visit: Visit): Promise<string> {
  const at = (path: string, query: Record<string, string>) =>
    localePath(`${path}?${new URLSearchParams({ order, ...query })}`, visit.locale)
  if (!provider) return at('/payment-selection', { problem: 'none' })
  try {
    const { redirectUrl } = await payPurchase(deps, order, provider, visit)
    return redirectUrl ?? at('/payment/success', {})
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (error.code === 'nothing_to_pay') return localePath(`/order/${order}`, visit.locale)
    const unavailable = error.code === 'provider_unavailable'
    return at('/payment-selection', { problem: unavailable ? 'unavailable' : 'refused' })
  }
}
