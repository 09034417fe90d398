import { sections, validFrom } from '../../../i18n/terms/returns.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { usePageTitle } from '../../use-root.ts'

export default function PolicyScreen() {
  const title = usePageTitle()
  return <TermsPage title={title} sections={sections} validFrom={validFrom} polishOnly />
}
