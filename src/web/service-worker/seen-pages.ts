import { splitLocalePath } from '../../values/locale.ts'
import { SEEN_PAGES } from './names.ts'

/** Pages kept; the oldest go. */
export const MOST_PAGES = 20
const PRODUCT = /^\/products\/\d{1,9}$/

/** Whether it is the page of a product, in any language. */
export const isProductPage = (path: string): boolean => PRODUCT.test(splitLocalePath(path).rest)

/** Pages told of by the app, which shows products without loading their pages: the first of the day is fetched and kept. */
export async function saveSeen(told: unknown): Promise<void> {
  const path = typeof told === 'object' && told !== null && 'seen' in told ? String(told.seen) : ''
  if (!isProductPage(path)) return
  const cache = await caches.open(SEEN_PAGES)
  const known = await cache.match(path, { ignoreVary: true })
  const age = known ? Date.now() - Date.parse(known.headers.get('date') ?? '') : Number.POSITIVE_INFINITY
  if (age < 86_400_000) return
  const page = await fetch(path, { credentials: 'omit' }).catch(() => undefined)
  if (page?.status !== 200) return
  await cache.delete(path, { ignoreVary: true })
  await cache.put(path, page)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_PAGES)).map((old) => cache.delete(old)))
}

/** Pages that can be read without a network, in a language, the newest first: address and title, as HTML has it. */
export async function seenPages(isOfLanguage: (path: string) => boolean): Promise<{ path: string; title: string }[]> {
  const cache = await caches.open(SEEN_PAGES)
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter(isProductPage)
  const own = [...new Set(paths.toReversed())].filter(isOfLanguage)
  return Promise.all(
    own.map(async (path) => {
      const page = await cache.match(path, { ignoreSearch: true, ignoreVary: true })
      const html = (await page?.text()) ?? ''
      const start = html.indexOf('<title>')
      const title = start < 0 ? '' : html.slice(start + 7, html.indexOf('</title>', start))
      return { path, title: title.replaceAll('<', '&lt;') || path }
    }),
  )
}
