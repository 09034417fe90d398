import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Deps } from '../../../platform/deps.ts'
import { callerAddress } from '../../../platform/http/caller-address.ts'
import type {} from '../../../platform/http/filled-form.ts'
import { Failure } from '../../../values/failure.ts'
import { LOCALES, localePath } from '../../../values/locale.ts'
import { checkNumber } from '../check-number.ts'
import { isDeviceNumber, plainDeviceNumber } from '../rules/device-number.ts'

const FORM_BYTES = 1024
const KINDS = ['imei', 'serial'] as const

/**
 * Comparing the number of a device with its passport, as a browser without scripts sends it. The page of the passport answers: neither the number
 * nor what came of it stands in an address, which somebody could hand on as a proof.
 */
export function passportFormRoutes(deps: Deps): Hono {
  const app = new Hono()
  for (const locale of LOCALES) {
    const page = localePath('/units/:code', locale)
    app.post(page, bodyLimit({ maxSize: FORM_BYTES, onError: (c) => c.body(null, 413) }), async (c, next) => {
      c.header('cache-control', 'no-store')
      c.set('filledForm', { checked: await compare(deps, c) })
      return next()
    })
  }
  return app
}

async function compare(deps: Deps, c: Context): Promise<string> {
  const number = String((await c.req.parseBody()).number ?? '')
  if (!KINDS.some((kind) => isDeviceNumber(kind, plainDeviceNumber(kind, number)))) return 'wrong'
  const code = String(c.req.param('code'))
  try {
    const matches = await checkNumber(deps, { code, number, address: callerAddress(c, deps.config.trustedProxies) })
    return matches === null ? 'none' : matches ? 'yes' : 'no'
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return error.kind === 'tooMany' ? 'often' : 'failed'
  }
}
