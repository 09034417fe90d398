import type { Locale } from '../../values/locale.ts'
import { describePage } from '../describe-page.ts'
import type { AuthState } from '../session/auth-state.ts'

export type AccountLink = { to: string; title: string }

/** The pages of whoever is logged in, under the titles they have themselves. Titles must be loaded. */
export function accountLinks({ user, permissions }: AuthState, locale: Locale): AccountLink[] {
  const sells = permissions === 'seller' || Boolean(user?.companyId)
  const operates = permissions === 'admin'
  const paths = [
    '/account',
    '/userorders',
    '/favourites',
    '/saved-searches',
    '/notices',
    '/messages',
    ...(sells ? ['/dashboard', '/orders', '/my-products'] : []),
    ...(sells || operates ? ['/company-data'] : []),
    ...(operates ? ['/admin', '/admin/messages'] : []),
  ]
  return paths.map((to) => ({ to, title: describePage(to, locale).title }))
}
