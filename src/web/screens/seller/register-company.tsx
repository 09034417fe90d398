import { RegistrationClosed } from '../../parts/sign-in/registration-closed.tsx'
import { useMailMissing } from '../../parts/sign-in/use-mail-missing.ts'
import { useSignedIn } from '../../session/current-session.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { RegistrationWizard } from './register-company/registration-wizard.tsx'

/** R03. What was typed is kept in the tab, which the server does not know: the steps begin in the browser. */
export default function RegisterCompanyScreen() {
  const t = useTexts('companyForm')
  const signedIn = useSignedIn()
  const closed = useMailMissing() && !signedIn
  const inBrowser = useInBrowser()
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-8">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 mb-8 max-w-text text-muted">{t('intro')}</p>
      {closed ? <RegistrationClosed /> : inBrowser ? <RegistrationWizard /> : <Skeleton className="h-[48rem] w-full" />}
    </div>
  )
}
