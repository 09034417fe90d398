import { Smartphone } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.tsx'
import { usePageTitle } from '../../use-root.ts'

/** B11: the links to the stores are placeholders until the application is there. */
export default function AppDownloadScreen() {
  const title = usePageTitle()
  const t = useTexts('terms')
  const shell = useTexts('shell')
  return (
    <div className="page-width py-10">
      <h1 className="text-3xl">{title}</h1>
      <section className="mt-8 max-w-text">
        <h2 className="text-xl">{t('app1Title')}</h2>
        <p className="mt-3">{t('app1Text')}</p>
        <ul className="mt-6 grid gap-3 sm:grid-cols-2">
          {(['appStore', 'googlePlay'] as const).map((store) => (
            <li key={store} className="flex items-center gap-4 rounded-lg border border-line bg-surface p-5">
              <Smartphone className="size-8 shrink-0 text-edge" strokeWidth={1.25} aria-hidden="true" />
              <div>
                <p className="font-semibold">{shell(store)}</p>
                <p className="text-sm text-muted">{t('storeSoon')}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
