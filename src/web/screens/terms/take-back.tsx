import { useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { loadText } from '../../parts/page-text/load-text.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'

const load = loadText('take-back')

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Where old devices and batteries go (Polish acts on waste equipment and on batteries). */
export default function TakeBackScreen() {
  const title = usePageTitle()
  const text = useLoaderData<typeof clientLoader>()
  const t = useTexts('terms')
  const sections = [
    { title: t('takeBack1Title'), paragraphs: [t('takeBack1Text')] },
    { title: t('takeBack2Title'), paragraphs: [t('takeBack2Text')] },
    { title: t('takeBack3Title'), paragraphs: [t('takeBack3Text')] },
    { title: t('takeBack4Title'), paragraphs: [t('takeBack4Text')] },
    { title: t('takeBack5Title'), paragraphs: [t('takeBack5Text')] },
  ]
  return <TermsPage title={title} text={text} sections={sections} />
}
