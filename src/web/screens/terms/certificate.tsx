import { TermsPage } from '../../parts/terms-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'

export default function CertificateScreen() {
  const title = usePageTitle()
  const t = useTexts('terms')
  const sections = [
    { title: t('certificate1Title'), paragraphs: [t('certificate1Text')] },
    { title: t('certificate2Title'), paragraphs: [t('certificate2Text')] },
    { title: t('certificate3Title'), paragraphs: [t('certificate3Text')] },
  ]
  return <TermsPage title={title} sections={sections} />
}
