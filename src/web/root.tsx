import './ui/tokens.css'
import latinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'
import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useHref,
  useLocation,
} from 'react-router'
import { splitLocalePath } from '../values/locale.ts'
import { beforeNavigation } from './boot/before-navigation.ts'
import { THEME_SCRIPT } from './boot/theme.ts'
import { AccessGate } from './layout/access-gate.tsx'
import { Frame } from './layout/frame.tsx'
import { serverLoader } from './loading.ts'
import { opensLater } from './opens-later.ts'
import { type MetaArgs, pageMeta } from './page-meta.ts'
import { loadRoot } from './root-data.ts'
import { BeingPrepared } from './screens/being-prepared.tsx'
import { ErrorView } from './screens/error-view.tsx'
import { NotFoundView } from './screens/not-found-view.tsx'
import { LocaleProvider } from './texts/use-texts.tsx'
import icon from './ui/brand-mark.svg?url'
import { usePage, useRootData } from './use-root.ts'

export const loader = serverLoader(loadRoot)
export const shouldRevalidate = () => false
export const clientMiddleware = [beforeNavigation]
export const meta = (args: MetaArgs<typeof loadRoot>) => pageMeta(args)

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
export const links: LinksFunction = () => [
  { ...font, href: latin },
  { ...font, href: latinExt },
  { rel: 'icon', href: icon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/app-icons/180.png' },
]

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = splitLocalePath(useHref('/'))
  const { key } = useLocation()
  useEffect(() => {
    // For whoever drives the page from outside: it answers to clicks from here on, and shows this entry of the history. The address changes first.
    document.documentElement.dataset.ready = key
  }, [key])
  return (
    <html lang={locale} style={useRootData()?.palette} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <link rel="manifest" href={`/app.webmanifest?lang=${locale}`} />
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleProvider locale={locale}>
          <Frame>{children}</Frame>
        </LocaleProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const open = useRootData()?.settings.open ?? true
  const page = usePage()
  return <AccessGate>{!open && page && opensLater(page) ? <BeingPrepared /> : <Outlet />}</AccessGate>
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundView /> : <ErrorView error={error} />
}
