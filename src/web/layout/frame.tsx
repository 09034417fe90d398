import { type ReactNode, useEffect, useRef } from 'react'
import { useHref, useLocation } from 'react-router'
import { useTexts } from '../texts/use-texts.tsx'
import { ProgressLine } from '../ui/progress-line.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { FootBarsPlace, ToastsPlace } from './when-needed.tsx'

/** The main layout around every screen. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useTexts('shell')
  const { pathname, search, state } = useLocation()
  const here = useHref({ pathname, search })
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    // Someone who cannot see the page change is taken to its beginning, unless it only got another address while they type.
    if (shown.current !== pathname && !(state?.stays && main.current?.contains(document.activeElement)))
      main.current?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname, state])
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {t('skipToContent')}
      </a>
      <div id="boot-failed" hidden role="alert" className="bg-danger px-4 py-3 text-center text-sm text-on-danger">
        {t('bootFailed')}{' '}
        <a href={here} className="font-semibold underline">
          {t('reload')}
        </a>
      </div>
      <ProgressLine />
      <Header />
      <ToastsPlace />
      <main id="content" ref={main} tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <FootBarsPlace />
      <Footer />
    </>
  )
}
