import { LOCALES, type Locale, splitLocalePath } from '../../values/locale.ts'
import { seenPages } from './seen-pages.ts'

const STORE = 'offline'
const addressOf = (locale: Locale) => `/offline.html?lang=${locale}`

/** The page that stands in, in each language: fetched anew with each new worker. */
export async function saveOfflinePages(): Promise<void> {
  const cache = await caches.open(STORE)
  await cache.addAll(LOCALES.map((locale) => new Request(addressOf(locale), { cache: 'reload' })))
}

/** What is shown instead of a page that cannot be reached, with the products that can be read. */
export async function offlinePage(path: string): Promise<Response> {
  const { locale } = splitLocalePath(path)
  const page = await (await caches.open(STORE)).match(addressOf(locale))
  if (!page) return Response.error()
  const seen = await seenPages((one) => splitLocalePath(one).locale === locale)
  const html = (await page.text()).replace(/<div data-heading="([^"]*)"><\/div>/, (_, heading: string) => {
    const lines = seen.map((one) => `<li><a href="${one.path}">${one.title}</a></li>`).join('')
    return lines && `<h2>${heading}</h2><ul>${lines}</ul>`
  })
  // With its policy: whatever a title holds, nothing runs.
  return new Response(html, { status: 200, headers: page.headers })
}
