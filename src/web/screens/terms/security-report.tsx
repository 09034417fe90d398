import { useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { loadText } from '../../parts/page-text/load-text.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'

const load = loadText('security-report')

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function SecurityReportScreen() {
  const title = usePageTitle()
  const text = useLoaderData<typeof clientLoader>()
  const t = useTexts('terms')
  const sections = [
    { title: t('security1Title'), paragraphs: [t('security1Text')] },
    { title: t('security2Title'), paragraphs: [t('security2Text')] },
    { title: t('security3Title'), paragraphs: [t('security3Text')] },
  ]
  return <TermsPage title={title} text={text} sections={sections} />
}
