import { TermsPage } from '../../parts/terms-page.tsx'
import { usePageTitle } from '../../use-root.ts'
import { sections, validFrom } from './texts/rules.ts'

export default function RulesScreen() {
  const title = usePageTitle()
  return <TermsPage title={title} sections={sections} validFrom={validFrom} polishOnly />
}
