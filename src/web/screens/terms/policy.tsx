import { useLoaderData } from 'react-router'
import { sections, validFrom } from '../../../i18n/terms/returns.ts'
import { browserLoader, type LoadArgs, serverLoader } from '../../loading.ts'
import { loadText } from '../../parts/page-text/load-text.ts'
import { FootLink } from '../../parts/sign-in/foot-link.tsx'
import { TermsPage } from '../../parts/terms-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle, useSettings } from '../../use-root.ts'

const load = async (args: LoadArgs) => {
  const [periods, text] = await Promise.all([args.api('GET /api/periods'), loadText('policy')(args)])
  return { periods, text }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Returns and complaints, with the days that the operator has set. */
export default function PolicyScreen() {
  const title = usePageTitle()
  const t = useTexts('shell')
  const { periods, text } = useLoaderData<typeof clientLoader>()
  const settings = useSettings()
  const shown = settings ? sections({ ...settings, ...periods }) : []
  return (
    <TermsPage title={title} text={text} sections={shown} validFrom={validFrom} polishOnly>
      <FootLink question={t('guestBought')} to="/find-order" label={t('findOrder')} />
    </TermsPage>
  )
}
