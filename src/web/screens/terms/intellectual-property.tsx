import { TermsPage } from '../../parts/terms-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'

export default function IntellectualPropertyScreen() {
  const title = usePageTitle()
  const t = useTexts('terms')
  const sections = [
    { title: t('ip1Title'), paragraphs: [t('ip1Text')] },
    { title: t('ip2Title'), paragraphs: [t('ip2Text')] },
    { title: t('ip3Title'), paragraphs: [t('ip3Text')] },
  ]
  return <TermsPage title={title} sections={sections} />
}
