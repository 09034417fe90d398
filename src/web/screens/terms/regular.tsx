import { useLoaderData } from 'react-router'
import { REGULAR, VALID_FROM } from '../../../i18n/terms/load.ts'
import { browserLoader, type LoadArgs, serverLoader } from '../../loading.ts'
import { pageMeta } from '../../page-meta.ts'
import { loadText } from '../../parts/page-text/load-text.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { usePageTitle } from '../../use-root.ts'

const load = async (args: LoadArgs) => {
  const [commission, notice, text, { sections }] = await Promise.all([
    args.api('GET /api/commission'),
    args.api('GET /api/notice-days'),
    loadText('regular')(args),
    REGULAR[args.locale](),
  ])
  return { text, sections: sections(commission, notice) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const meta = pageMeta

/** Rules for sellers; the commission they state is the one that is charged. */
export default function RegularScreen() {
  const title = usePageTitle()
  const { text, sections } = useLoaderData<typeof clientLoader>()
  return <TermsPage title={title} text={text} sections={sections} validFrom={VALID_FROM} polishBinds />
}
