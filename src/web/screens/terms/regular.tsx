import { useLoaderData } from 'react-router'
import { browserLoader, type LoadArgs, serverLoader } from '../../loading.ts'
import { pageMeta } from '../../page-meta.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { usePageTitle } from '../../use-root.ts'
import { sections, validFrom } from './regular/text.ts'

const load = ({ api }: LoadArgs) => api('GET /api/commission')

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const meta = pageMeta

/** Rules for sellers; the commission they state is the one that is charged. */
export default function RegularScreen() {
  const title = usePageTitle()
  const commission = useLoaderData<typeof clientLoader>()
  return <TermsPage title={title} sections={sections(commission)} validFrom={validFrom} polishOnly />
}
