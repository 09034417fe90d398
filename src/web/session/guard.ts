import type { Access } from '../routes/page-rows.ts'
import type { AuthState } from './auth-state.ts'

export type Verdict = 'enter' | 'logIn' | 'leave' | 'noAccess'

type Who = Pick<AuthState, 'isLoggedIn' | 'permissions' | 'user'>

/** P01 R24: whether a person may see a page. A comfort: the server refuses by itself. */
export function guard(access: Access, { isLoggedIn, permissions, user }: Who): Verdict {
  if (access === 'public') return 'enter'
  if (access === 'guestOnly') return isLoggedIn ? 'leave' : 'enter'
  if (!isLoggedIn) return 'logIn'
  if (access === 'signedIn' || permissions === null || permissions === 'admin') return 'enter'
  return access === 'seller' && (permissions === 'seller' || user?.companyId) ? 'enter' : 'noAccess'
}
