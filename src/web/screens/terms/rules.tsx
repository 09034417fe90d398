import { useLoaderData } from 'react-router'
import { sections, validFrom } from '../../../i18n/terms/rules.ts'
import { browserLoader, type LoadArgs, serverLoader } from '../../loading.ts'
import { loadText } from '../../parts/page-text/load-text.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { usePageTitle, useSettings } from '../../use-root.ts'

const load = async (args: LoadArgs) => {
  const [periods, text] = await Promise.all([args.api('GET /api/periods'), loadText('rules')(args)])
  return { periods, text }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Rules for buyers, with the times and roads of this market's configuration. */
export default function RulesScreen() {
  const title = usePageTitle()
  const settings = useSettings()
  const { periods, text } = useLoaderData<typeof clientLoader>()
  const shown = settings ? sections({ ...settings, ...periods }) : []
  return <TermsPage title={title} text={text} sections={shown} validFrom={validFrom} polishOnly />
}
