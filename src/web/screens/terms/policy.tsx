import { useLoaderData } from 'react-router'
import { sections, validFrom } from '../../../i18n/terms/returns.ts'
import { browserLoader, type LoadArgs, serverLoader } from '../../loading.ts'
import { FootLink } from '../../parts/sign-in/foot-link.tsx'
import { TermsPage } from '../../parts/terms-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'

const load = ({ api }: LoadArgs) => api('GET /api/periods')

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Returns and complaints, with the days that the operator has set. */
export default function PolicyScreen() {
  const title = usePageTitle()
  const t = useTexts('shell')
  const periods = useLoaderData<typeof clientLoader>()
  return (
    <TermsPage title={title} sections={sections(periods)} validFrom={validFrom} polishOnly>
      <FootLink question={t('guestBought')} to="/find-order" label={t('findOrder')} />
    </TermsPage>
  )
}
