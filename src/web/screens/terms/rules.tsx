import { useLoaderData } from 'react-router'
import { RULES, VALID_FROM } from '../../../i18n/terms/load.ts'
import { browserLoader, type LoadArgs, serverLoader } from '../../loading.ts'
import { loadText } from '../../parts/page-text/load-text.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { usePageTitle } from '../../use-root.ts'

const load = async (args: LoadArgs) => {
  const [periods, settings, text, { sections }] = await Promise.all([
    args.api('GET /api/periods'),
    args.api('GET /api/settings'),
    loadText('rules')(args),
    RULES[args.locale](),
  ])
  return { text, sections: sections({ ...settings, ...periods }) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Rules for buyers, with the times and roads of this market's configuration. */
export default function RulesScreen() {
  const title = usePageTitle()
  const { text, sections } = useLoaderData<typeof clientLoader>()
  return <TermsPage title={title} text={text} sections={sections} validFrom={VALID_FROM} polishBinds />
}
