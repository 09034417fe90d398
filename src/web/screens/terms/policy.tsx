import { TermsPage } from '../../parts/terms-page.tsx'
import { usePageTitle } from '../../use-root.ts'
import { sections, validFrom } from './policy/text.ts'

export default function PolicyScreen() {
  const title = usePageTitle()
  return <TermsPage title={title} sections={sections} validFrom={validFrom} polishOnly />
}
