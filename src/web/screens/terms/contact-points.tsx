import { useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { loadText } from '../../parts/page-text/load-text.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle, useSettings } from '../../use-root.ts'

const load = loadText('contact-points')

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Whom consumers and authorities write to, and how content is reported. */
export default function ContactPointsScreen() {
  const title = usePageTitle()
  const text = useLoaderData<typeof clientLoader>()
  const t = useTexts('terms')
  const { email = '', phone = '' } = useSettings()?.owner ?? {}
  const sections = [
    { title: t('points1Title'), paragraphs: [t('points1Text', { email, phone })] },
    { title: t('points2Title'), paragraphs: [t('points2Text', { email })] },
    { title: t('points3Title'), paragraphs: [t('points3Text')] },
    { title: t('points4Title'), paragraphs: [t('points4Text')] },
  ]
  return <TermsPage title={title} text={text} sections={sections} />
}
