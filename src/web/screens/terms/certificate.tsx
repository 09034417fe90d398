import { useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { loadText } from '../../parts/page-text/load-text.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'

const load = loadText('certificate')

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function CertificateScreen() {
  const title = usePageTitle()
  const text = useLoaderData<typeof clientLoader>()
  const t = useTexts('terms')
  const sections = [
    { title: t('certificate1Title'), paragraphs: [t('certificate1Text')] },
    { title: t('certificate2Title'), paragraphs: [t('certificate2Text')] },
    { title: t('certificate3Title'), paragraphs: [t('certificate3Text')] },
  ]
  return <TermsPage title={title} text={text} sections={sections} />
}
