import { useLoaderData } from 'react-router'
import { sections, validFrom } from '../../../i18n/terms/regular.ts'
import { browserLoader, type LoadArgs, serverLoader } from '../../loading.ts'
import { pageMeta } from '../../page-meta.ts'
import { loadText } from '../../parts/page-text/load-text.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { usePageTitle } from '../../use-root.ts'

const load = async (args: LoadArgs) => {
  const [commission, notice, text] = await Promise.all([
    args.api('GET /api/commission'),
    args.api('GET /api/notice-days'),
    loadText('regular')(args),
  ])
  return { commission, notice, text }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const meta = pageMeta

/** Rules for sellers; the commission they state is the one that is charged. */
export default function RegularScreen() {
  const title = usePageTitle()
  const { commission, notice, text } = useLoaderData<typeof clientLoader>()
  return (
    <TermsPage title={title} text={text} sections={sections(commission, notice)} validFrom={validFrom} polishOnly />
  )
}
