import { useLoaderData } from 'react-router'
import { RETURNS, VALID_FROM } from '../../../i18n/terms/load.ts'
import { browserLoader, type LoadArgs, serverLoader } from '../../loading.ts'
import { loadText } from '../../parts/page-text/load-text.ts'
import { FootLink } from '../../parts/sign-in/foot-link.tsx'
import { TermsPage } from '../../parts/terms-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'

const load = async (args: LoadArgs) => {
  const [periods, settings, text, { sections }] = await Promise.all([
    args.api('GET /api/periods'),
    args.api('GET /api/settings'),
    loadText('policy')(args),
    RETURNS[args.locale](),
  ])
  return { text, sections: sections({ ...settings, ...periods }) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Returns and complaints, with the days that the operator has set. */
export default function PolicyScreen() {
  const title = usePageTitle()
  const t = useTexts('shell')
  const { text, sections } = useLoaderData<typeof clientLoader>()
  return (
    <TermsPage title={title} text={text} sections={sections} validFrom={VALID_FROM} polishBinds>
      <FootLink question={t('guestBought')} to="/find-order" label={t('findOrder')} />
    </TermsPage>
  )
}
