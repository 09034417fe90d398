import { Readable } from 'node:stream'
import { readCategories } from './domains/categories/index.ts'
import { openFeed } from './domains/feeds/index.ts'
import { sitemap } from './domains/products/index.ts'
import type { Market } from './market.ts'
import { LOCALES, localePath } from './values/locale.ts'

const FIXED_PATHS = [
  '/',
  '/catalog',
  '/listcategory',
  '/index',
  '/rules',
  '/policy',
  '/regular',
  '/ranking',
  '/contact-points',
  '/grades',
  '/privacy-policy',
]
const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** `robots.txt`, lists of goods for other sites, and the sitemaps: an index, one for fixed pages and categories, and one for each ten thousand products. */
export function mountCrawlers({ app, deps }: Market): void {
  const originOf = (url: string) => deps.config.publicUrl ?? new URL(url).origin

  app.get('/robots.txt', (c) => {
    const closed = [
      '/account',
      '/admin',
      '/cart',
      '/confirm-order',
      '/payment',
      '/order/',
      '/report/',
      '/reports/',
      '/orders',
      '/userorders',
      '/unsubscribe',
      '/sandbox-pay/',
      '/api/',
    ]
    const lines = closed.flatMap((path) => LOCALES.map((locale) => `Disallow: ${localePath(path, locale)}`))
    return c.text(`User-agent: *\n${[...new Set(lines)].join('\n')}\nSitemap: ${originOf(c.req.url)}/sitemap.xml\n`)
  })

  app.get('/sitemap.xml', async (c) => {
    const origin = originOf(c.req.url)
    const starts = await sitemap.readSitemapStarts(deps)
    const maps = ['/sitemap-pages.xml', ...starts.map((start) => `/sitemap-products-${start}.xml`)]
    const entries = maps.map((path) => `<sitemap><loc>${xml(origin + path)}</loc></sitemap>`).join('')
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</sitemapindex>`,
      200,
      XML,
    )
  })

  app.get('/sitemap-pages.xml', async (c) => {
    const categories = (await readCategories(deps)).map((category) => `/catalog?category=${category.slug}`)
    return c.body(urlSet(originOf(c.req.url), [...FIXED_PATHS, ...categories]), 200, XML)
  })

  app.get('/:name{sitemap-products-[0-9]{1,9}\\.xml}', async (c) => {
    const after = Number(/\d+/.exec(c.req.param('name'))?.[0])
    const ids = await sitemap.readSitemapPage(deps, after)
    if (ids.length === 0) return c.notFound()
    return c.body(
      urlSet(
        originOf(c.req.url),
        ids.map((id) => `/products/${id}`),
      ),
      200,
      XML,
    )
  })

  app.get('/feeds/:name{[a-z]{1,20}\\.xml}', async (c) => {
    const feed = await openFeed(deps, c.req.param('name').slice(0, -'.xml'.length))
    if (!feed) return c.notFound()
    const lastModified = feed.writtenAt.toUTCString()
    const headers = { ...XML, vary: 'accept-encoding', 'last-modified': lastModified }
    if (c.req.header('if-modified-since') === lastModified) return c.body(null, 304, headers)
    const compressed = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
    const encoding = compressed ? { 'content-encoding': 'gzip', 'content-length': String(feed.bytes) } : {}
    if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, ...encoding })
    return c.body(Readable.toWeb(feed.stream(compressed)) as ReadableStream, 200, { ...headers, ...encoding })
  })
}

/** Every path in every language, each naming its alternates. At most {@link sitemap.SITEMAP_PAGE} paths. */
function urlSet(origin: string, paths: readonly string[]): string {
  const urls = paths.slice(0, sitemap.SITEMAP_PAGE).map((path) => {
    const alternates = LOCALES.map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${xml(origin + localePath(path, locale))}"/>`,
    ).join('')
    return LOCALES.map((locale) => `<url><loc>${xml(origin + localePath(path, locale))}</loc>${alternates}</url>`).join(
      '',
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}
