import { useLoaderData } from 'react-router'
import { sections, validFrom } from '../../../i18n/terms/rules.ts'
import { browserLoader, type LoadArgs, serverLoader } from '../../loading.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { usePageTitle, useSettings } from '../../use-root.ts'

const load = ({ api }: LoadArgs) => api('GET /api/periods')

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Rules for buyers, with the times and roads of this market's configuration. */
export default function RulesScreen() {
  const title = usePageTitle()
  const settings = useSettings()
  const periods = useLoaderData<typeof clientLoader>()
  const shown = settings ? sections({ ...settings, ...periods }) : []
  return <TermsPage title={title} sections={shown} validFrom={validFrom} polishOnly />
}
