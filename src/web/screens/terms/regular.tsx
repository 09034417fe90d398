import { TermsPage } from '../../parts/terms-page.tsx'
import { usePageTitle } from '../../use-root.ts'
import { sections, validFrom } from './texts/regular.ts'

export default function RegularScreen() {
  const title = usePageTitle()
  return <TermsPage title={title} sections={sections} validFrom={validFrom} polishOnly />
}
