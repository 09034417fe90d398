import { useLoaderData } from 'react-router'
import { browserLoader, type LoadArgs, serverLoader } from '../../loading.ts'
import { loadText } from '../../parts/page-text/load-text.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'
import { OfficialNotice } from './guarantee/official-notice.tsx'

const load = async (args: LoadArgs) => {
  const [periods, text] = await Promise.all([args.api('GET /api/periods'), loadText('guarantee')(args)])
  return { periods, text }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** The official notice of the legal guarantee (Directive 2024/825), and beneath it what the national law says. */
export default function GuaranteeScreen() {
  const title = usePageTitle()
  const { text, periods } = useLoaderData<typeof clientLoader>()
  const t = useTexts('terms')
  const sections = [
    { title: t('guarantee1Title'), paragraphs: [t('guarantee1Text', { months: periods.liableMonths })] },
    { title: t('guarantee2Title'), paragraphs: [t('guarantee2Text')] },
    { title: t('guarantee3Title'), paragraphs: [t('guarantee3Text')] },
  ]
  return <TermsPage title={title} text={text} sections={sections} above={<OfficialNotice />} />
}
