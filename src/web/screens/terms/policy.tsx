import { sections, validFrom } from '../../../i18n/terms/returns.ts'
import { FootLink } from '../../parts/sign-in/foot-link.tsx'
import { TermsPage } from '../../parts/terms-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'

export default function PolicyScreen() {
  const title = usePageTitle()
  const t = useTexts('shell')
  return (
    <TermsPage title={title} sections={sections} validFrom={validFrom} polishOnly>
      <FootLink question={t('guestBought')} to="/find-order" label={t('findOrder')} />
    </TermsPage>
  )
}
