import type { Context, MiddlewareHandler } from 'hono'
import type { Deps } from '../../../platform/deps.ts'
import { callerAddress } from '../../../platform/http/caller-address.ts'
import type {} from '../../../platform/http/filled-form.ts'
import { defineLimit } from '../../../platform/limits/limits.ts'
import { cartCookies, readCartCookie } from '../../../values/cart-cookie.ts'
import { attemptsFrom } from '../../accounts/index.ts'
import { createCart } from '../create-cart.ts'
import { isGuestCart } from '../store.ts'

/** New carts of one network in an hour, as by the API: those of a large office at a sale. */
const NEW_CARTS = defineLimit({ name: 'plain-cart', attempts: 600, seconds: 3600 })

/**
 * The cart of whoever asks without scripts. A cart that has become a person's is theirs alone: who uses this browser after them is shown
 * nothing of it.
 */
export const knowOwnCart =
  (deps: Deps): MiddlewareHandler =>
  async (c, next) => {
    const key = readCartCookie(c.req.header('cookie'))
    // Something was put in, and the browser has not kept where.
    const isLost = key === undefined && c.req.query('added') !== undefined
    if (key !== undefined || isLost) {
      c.set('plainCart', { key: key && (await isGuestCart(deps.db, key)) ? key : null })
    }
    await next()
  }

/** The own cart, or a new one that the browser is told to keep. `rate_limited`. */
export async function ownCart(deps: Deps, c: Context): Promise<string> {
  const key = c.get('plainCart')?.key ?? (await newCart(deps, c))
  // Kept as long as somebody comes back to it.
  const origin = deps.config.publicUrl ?? new URL(c.req.url).origin
  for (const cookie of cartCookies(key, origin)) c.header('set-cookie', cookie, { append: true })
  c.set('plainCart', { key })
  return key
}

async function newCart(deps: Deps, c: Context): Promise<string> {
  await deps.limits.count(NEW_CARTS, attemptsFrom(callerAddress(c, deps.config.trustedProxies)))
  return (await createCart(deps, undefined)).id
}
