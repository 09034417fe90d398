import { useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { loadText } from '../../parts/page-text/load-text.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'

const load = loadText('privacy-policy')

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function PrivacyPolicyScreen() {
  const title = usePageTitle()
  const text = useLoaderData<typeof clientLoader>()
  const t = useTexts('terms')
  const sections = [
    { title: t('privacy1Title'), paragraphs: [t('privacy1Text')] },
    { title: t('privacy2Title'), paragraphs: [t('privacy2Text')] },
    { title: t('privacy3Title'), paragraphs: [t('privacy3Text')] },
    { title: t('privacy4Title'), paragraphs: [t('privacy4Text')] },
    { title: t('privacy5Title'), paragraphs: [t('privacy5Text')] },
    { title: t('privacy6Title'), paragraphs: [t('privacy6Text')] },
  ]
  return <TermsPage title={title} text={text} sections={sections} />
}
