import { sections, validFrom } from '../../../i18n/terms/rules.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { usePageTitle, useSettings } from '../../use-root.ts'

/** Rules for buyers, with the times and roads of this market's configuration. */
export default function RulesScreen() {
  const title = usePageTitle()
  const settings = useSettings()
  return <TermsPage title={title} sections={settings ? sections(settings) : []} validFrom={validFrom} polishOnly />
}
