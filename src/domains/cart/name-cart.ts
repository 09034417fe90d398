import type { Deps } from '../../platform/deps.ts'
import type { Call } from '../../platform/http/service.ts'
import { cartCookies, endedCartCookies } from '../../values/cart-cookie.ts'
import { isGuestCart } from './store.ts'

type Caller = Pick<Call, 'origin' | 'setCookie'>

/**
 * Gives the browser its cookie with the answer to its scripts, too, so that the server can draw the page of the cart. A person's cart has none: whoever uses
 * the browser next would be shown it.
 */
export async function nameCart(deps: Deps, { origin, setCookie }: Caller, key: string): Promise<void> {
  if (await isGuestCart(deps.db, key)) for (const cookie of cartCookies(key, origin)) setCookie(cookie)
}

/** From now on the browser's cookie names no cart. */
export function unnameCart({ origin, setCookie }: Caller): void {
  for (const cookie of endedCartCookies(origin)) setCookie(cookie)
}
