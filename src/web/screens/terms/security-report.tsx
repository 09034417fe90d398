import { TermsPage } from '../../parts/terms-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'

export default function SecurityReportScreen() {
  const title = usePageTitle()
  const t = useTexts('terms')
  const sections = [
    { title: t('security1Title'), paragraphs: [t('security1Text')] },
    { title: t('security2Title'), paragraphs: [t('security2Text')] },
    { title: t('security3Title'), paragraphs: [t('security3Text')] },
  ]
  return <TermsPage title={title} sections={sections} />
}
