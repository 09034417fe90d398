import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../values/failure.ts'
import { LOCALES, localePath } from '../../../values/locale.ts'
import { purchaseKey } from '../../orders/contract.ts'
import { refundable } from '../../orders/index.ts'
import { callOffAsBuyer, setAccountAsBuyer } from '../as-buyer.ts'
import { account, orderNumber } from '../contract.ts'

const FORM_BYTES = 4096
/** `giveUp` what is not paid; `callOff` a paid order; the `account` that money goes back to. */
const form = z.discriminatedUnion('step', [
  z.object({ step: z.literal('giveUp') }),
  z.object({ step: z.literal('callOff'), number: orderNumber }),
  z.object({ step: z.literal('account'), transfer: z.coerce.number().int().positive(), ...account.shape }),
])
type Step = z.output<typeof form>

/**
 * What the buyer may do on the page of a purchase, as a browser without scripts sends it: done, or not, and back to the page, which shows how
 * things stand and what could not be done. Who knows the key of the purchase may do the same by the API.
 */
export function orderFormRoutes(deps: Deps): Hono {
  const app = new Hono()
  for (const locale of LOCALES) {
    const page = localePath('/order/:key', locale)
    app.post(page, bodyLimit({ maxSize: FORM_BYTES, onError: (c) => c.body(null, 413) }), async (c) => {
      c.header('cache-control', 'no-store')
      const key = purchaseKey.safeParse(c.req.param('key'))
      if (!key.success) return c.redirect(localePath('/catalog', locale), 303)
      const sent = await c.req.parseBody()
      const given = form.safeParse(sent)
      const done = given.success && (await tryTo(deps, key.data, given.data))
      const told = done ? '' : `?problem=${sent.step === 'account' ? 'account' : 'step'}`
      return c.redirect(localePath(`/order/${key.data}${told}`, locale), 303)
    })
  }
  return app
}

async function tryTo(deps: Deps, key: string, step: Step): Promise<boolean> {
  try {
    if (step.step === 'giveUp') await refundable.cancelPurchase(deps, key)
    else if (step.step === 'callOff') await callOffAsBuyer(deps, key, step.number)
    else await setAccountAsBuyer(deps, key, step.transfer, { iban: step.iban, holder: step.holder })
    return true
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return false
  }
}
