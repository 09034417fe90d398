import type { Deps } from '../../platform/deps.ts'
import { isOwnForm } from '../../platform/http/own-form.ts'
import type { Call } from '../../platform/http/service.ts'
import { cartCookies, endedCartCookies } from '../../values/cart-cookie.ts'
import { isGuestCart } from './store.ts'

type Caller = Pick<Call, 'header' | 'origin' | 'setCookie'>

/**
 * Gives the browser its cookie with the answer to its scripts, too, so that the server can draw the page of the cart. Only where the call comes from a page of
 * the market, and never with what a link can ask for: nobody may give somebody else a cart. A person's cart has no cookie.
 */
export async function nameCart(deps: Deps, call: Caller, key: string): Promise<undefined> {
  if (!isOwnForm(call.header, deps.config.publicUrl) || !(await isGuestCart(deps.db, key))) return undefined
  for (const cookie of cartCookies(key, call.origin)) call.setCookie(cookie)
  return undefined
}

/** From now on the browser's cookie names no cart. */
export function unnameCart(deps: Deps, call: Caller): void {
  if (!isOwnForm(call.header, deps.config.publicUrl)) return
  for (const cookie of endedCartCookies(call.origin)) call.setCookie(cookie)
}
