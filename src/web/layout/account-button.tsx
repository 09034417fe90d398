import { User } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { HeaderLink } from '../parts/header-link.tsx'
import { useSignedIn } from '../session/current-session.ts'
import { useTexts } from '../texts/use-texts.tsx'

const AccountMenu = lazy(() => import('./account-menu.tsx'))

/** Leads guests to log in; opens the menu of whoever is logged in. */
export function AccountButton() {
  const t = useTexts('shell')
  const signedIn = useSignedIn()
  const link = <HeaderLink to="/auth" label={t('signIn')} icon={User} />
  return signedIn ? (
    <Suspense fallback={link}>
      <AccountMenu />
    </Suspense>
  ) : (
    link
  )
}
