import { use } from 'react'
import { useNavigate } from 'react-router'
import type { Locale } from '../../values/locale.ts'
import { prepareTitles } from '../boot/navigation.ts'
import { useSending } from '../parts/forms/use-sending.ts'
import { useAuth } from '../session/auth-state.ts'
import { signOut } from '../session/sign-out.ts'
import { useLocale } from '../texts/use-texts.tsx'
import { type AccountLink, accountLinks } from './account-links.ts'

const titles = new Map<Locale, Promise<void>>()

/** The same promise at every rendering, as `use` wants it. */
function titlesIn(locale: Locale): Promise<void> {
  const loading = titles.get(locale) ?? prepareTitles(locale)
  titles.set(locale, loading)
  return loading
}

/** Where a logged-in person can go from the header, and the way out. Waits for the titles of the pages. */
export function useAccountLinks(): { links: AccountLink[]; busy: boolean; logOut: () => Promise<void> } {
  const auth = useAuth()
  const locale = useLocale()
  const navigate = useNavigate()
  const { busy, send } = useSending()
  use(titlesIn(locale))
  const logOut = () =>
    send(async () => {
      await signOut()
      await navigate('/')
    })
  return { links: accountLinks(auth, locale), busy, logOut }
}
