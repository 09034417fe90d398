import { useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { loadText } from '../../parts/page-text/load-text.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'

const load = loadText('ranking')

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function RankingScreen() {
  const title = usePageTitle()
  const text = useLoaderData<typeof clientLoader>()
  const t = useTexts('terms')
  const sections = [
    { title: t('ranking1Title'), paragraphs: [t('ranking1Text')] },
    { title: t('ranking2Title'), paragraphs: [t('ranking2Text')] },
    { title: t('ranking3Title'), paragraphs: [t('ranking3Text')] },
    { title: t('ranking4Title'), paragraphs: [t('ranking4Text')] },
    { title: t('ranking5Title'), paragraphs: [t('ranking5Text')] },
    { title: t('ranking6Title'), paragraphs: [t('ranking6Text')] },
  ]
  return <TermsPage title={title} text={text} sections={sections} />
}
