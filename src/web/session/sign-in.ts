import type { z } from 'zod'
import type { loggedIn } from '../../domains/accounts/contract.ts'
import type { Api } from '../api-types.ts'
import { authState } from './auth-state.ts'
import { cartState } from './cart-state.ts'
import { session } from './session.ts'
import { readItem } from './storage.ts'
import { takeOverCart } from './take-over-cart.ts'

export type LoggedIn = z.infer<typeof loggedIn>

/**
 * T01: from here on this person is logged in, and what they collected as a guest is theirs. `keep`: also after the browser was
 * closed.
 */
export async function signIn(api: Api, { tokenUser, user }: LoggedIn, keep: boolean): Promise<void> {
  const { _id: userId, companyId, firstName, permissions, staffRole } = user
  const value = { token: tokenUser, userId, companyId, firstName }
  session.start(value, keep)
  authState.signedIn(value, permissions, staffRole ?? null)
  await takeOverCart(api, cartState.read().id)
  if (readItem('localStorage', 'favourites'))
    void import('./favourites.ts').then(({ favourites }) => favourites.follow(api))
}

/** R25: an operator without a company goes to enter the market's own; everyone else where they wanted to, or to the start page. */
export function pathAfterSignIn({ permissions, companyId }: LoggedIn['user'], next: string | null): string {
  return permissions === 'admin' && companyId === null ? '/company-data' : (next ?? '/')
}
