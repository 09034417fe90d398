import { User } from 'lucide-react'
import { Suspense } from 'react'
import { HeaderLink } from '../parts/header-link.tsx'
import { useSignedIn } from '../session/current-session.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const AccountMenu = lazyPart(() => import('./account-menu.tsx'), LogInLink)

/** Leads guests to log in; opens the menu of whoever is logged in. */
export function AccountButton() {
  const signedIn = useSignedIn()
  return signedIn ? (
    <Suspense fallback={<LogInLink />}>
      <AccountMenu />
    </Suspense>
  ) : (
    <LogInLink />
  )
}

function LogInLink() {
  const t = useTexts('shell')
  return <HeaderLink to="/auth" label={t('signIn')} icon={User} />
}
