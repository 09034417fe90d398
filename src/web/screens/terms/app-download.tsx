import { Smartphone } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { loadText } from '../../parts/page-text/load-text.ts'
import { TermsPage } from '../../parts/terms-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle, useSettings } from '../../use-root.ts'

const load = loadText('app-download')

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** B11: until the application is there, the links lead to the stores. */
const STORES = { appStore: 'https://apps.apple.com/', googlePlay: 'https://play.google.com/store/apps' } as const

/** How to buy on a phone: the market installed from the browser, and the application. The links stand below whatever the operator writes. */
export default function AppDownloadScreen() {
  const title = usePageTitle()
  const t = useTexts('terms')
  const apps = useSettings()?.apps
  const text = useLoaderData<typeof clientLoader>()
  const sections = [
    { title: t('app1Title'), paragraphs: [t('app1Text')] },
    { title: t('app2Title'), paragraphs: [t('app2Text')] },
  ]
  return (
    <TermsPage title={title} text={text} sections={sections}>
      <h2 className="text-xl">{t('appStores')}</h2>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2">
        {(['appStore', 'googlePlay'] as const).map((store) => (
          <li key={store} className="flex items-center gap-4 rounded-lg border border-line bg-surface p-5">
            <Smartphone className="size-8 shrink-0 text-edge" strokeWidth={1.25} aria-hidden="true" />
            <div>
              <a href={apps?.[store] ?? STORES[store]} rel="noopener noreferrer" className="font-semibold text-link">
                {t(store)}
              </a>
              {!apps?.[store] && <p className="text-sm text-muted">{t('storeSoon')}</p>}
            </div>
          </li>
        ))}
      </ul>
    </TermsPage>
  )
}
