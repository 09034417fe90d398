import { useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { loadText } from '../../parts/page-text/load-text.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'

const load = loadText('intellectual-property')

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function IntellectualPropertyScreen() {
  const title = usePageTitle()
  const text = useLoaderData<typeof clientLoader>()
  const t = useTexts('terms')
  const sections = [
    { title: t('ip1Title'), paragraphs: [t('ip1Text')] },
    { title: t('ip2Title'), paragraphs: [t('ip2Text')] },
    { title: t('ip3Title'), paragraphs: [t('ip3Text')] },
  ]
  return <TermsPage title={title} text={text} sections={sections} />
}
