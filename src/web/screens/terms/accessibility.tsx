import { useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { loadText } from '../../parts/page-text/load-text.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle, useSettings } from '../../use-root.ts'

const load = loadText('accessibility')

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** What the service is, how it works for everybody and how the requirements are met (Directive 2019/882, annex V). */
export default function AccessibilityScreen() {
  const title = usePageTitle()
  const text = useLoaderData<typeof clientLoader>()
  const t = useTexts('terms')
  const settings = useSettings()
  const { email = '', phone = '' } = settings?.owner ?? {}
  const sections = [
    { title: t('access1Title'), paragraphs: [t('access1Text', { market: settings?.marketName ?? '' })] },
    { title: t('access2Title'), paragraphs: [t('access2Text')] },
    { title: t('access3Title'), paragraphs: [t('access3Text')] },
    { title: t('access4Title'), paragraphs: [t('access4Text')] },
    // Who runs the market is not known before it opens.
    ...(email ? [{ title: t('access5Title'), paragraphs: [t('access5Text', { email, phone })] }] : []),
  ]
  return <TermsPage title={title} text={text} sections={sections} />
}
