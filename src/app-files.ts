import { join } from 'node:path'
import { readPublicSettings } from './domains/settings/index.ts'
import { wordsInEach } from './i18n/languages.ts'
import type { Market } from './market.ts'
import { PLAIN_PAGE_POLICY, plainPage } from './platform/http/plain-page.ts'
import { staticFiles } from './platform/http/static-files.ts'
import { cutCharacters } from './values/characters.ts'
import { escapeHtml } from './values/html.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale, localePath, pickText } from './values/locale.ts'

const CLIENT = join(import.meta.dirname, '../build/client')
const WORDS = wordsInEach('installed')
/** Drawn by the build from the mark of the market (`tools/app-icons.ts`). */
const ICONS = [
  { src: '/app-icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/app-icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/app-icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

const localeOf = (lang: string | undefined): Locale => LOCALES.find((one) => one === lang) ?? DEFAULT_LOCALE

/** What makes the market an app on a device: its manifest, and the page that stands in where there is no network. */
export function mountAppFiles({ app, deps }: Market): void {
  app.get('/app.webmanifest', async (c) => {
    const locale = localeOf(c.req.query('lang'))
    const { marketName, headerText } = await readPublicSettings(deps)
    const words = WORDS[locale]
    const shortcut = (name: string, path: string) => ({ name, url: localePath(path, locale) })
    const manifest = {
      ...{
        id: '/',
        name: marketName,
        short_name: cutCharacters(marketName, 12),
        description: pickText(headerText, locale),
      },
      ...{ lang: locale, dir: 'ltr', start_url: localePath('/', locale), scope: '/', display: 'standalone' },
      ...{ background_color: '#ffffff', theme_color: '#0b5d4e', icons: ICONS, categories: ['shopping'] },
      shortcuts: [
        shortcut(words.catalog, '/catalog'),
        shortcut(words.cart, '/cart'),
        shortcut(words.favourites, '/favourites'),
        shortcut(words.purchases, '/userorders'),
      ],
    }
    return c.body(JSON.stringify(manifest), 200, {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
  })

  const files = staticFiles(CLIENT, 'no-cache')
  app.get('/sw.js', async (c) => {
    const script = await files(c.req.path, c.req.header('accept-encoding') ?? '')
    // What it fetches is judged by its own policy, not by that of a page.
    script?.headers.set('content-security-policy', "default-src 'none'; connect-src 'self'")
    return script ?? c.notFound()
  })

  app.get('/offline.html', (c) => {
    const locale = localeOf(c.req.query('lang'))
    return c.body(offlinePage(locale), 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'content-security-policy': PLAIN_PAGE_POLICY,
      'cache-control': 'no-cache',
    })
  })
}

/** The service worker writes the products that can be read without a network in the place of the mark. */
function offlinePage(locale: Locale): string {
  const words = WORDS[locale]
  const body = `<p>${escapeHtml(words.offlineText)}</p><div data-heading="${escapeHtml(words.seen)}"></div>`
  return plainPage({ locale, title: words.offlineTitle, body })
}
