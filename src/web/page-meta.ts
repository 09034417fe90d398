import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { LOCALES, languageOf, localePath } from '../values/locale.ts'
import { pageInfo } from './page-info.ts'
import type { RootData } from './root-data.ts'
import { textsOf } from './texts/registry.ts'
import { pictureUrl } from './ui/picture-url.ts'

type Match = { id: string; loaderData?: unknown } | undefined

/** What React Router hands to `meta`; `L` is the screen's `load`. */
// biome-ignore lint/suspicious/noExplicitAny: any load function, whatever it takes
export type MetaArgs<L extends (...args: any[]) => unknown = () => unknown> = {
  loaderData?: Awaited<ReturnType<L>> | undefined
  params: Record<string, string | undefined>
  location: { pathname: string; search: string }
  matches: readonly Match[]
  error?: unknown
}

export type PageMeta = {
  title?: string | undefined
  description?: string | undefined
  /** File key of the picture for previews. */
  image?: string | null | undefined
  /**
   * For programs that read the page as it was sent: a browser keeps what the server wrote there, so it only names what the page is about
   * (`import.meta.env.SSR`) instead of loading how it is said.
   */
  jsonLd?: object | undefined
  noindex?: boolean
  /** Query that makes this page a page of its own (`?page=2`); left out, the canonical address has none. */
  canonicalSearch?: string
}

/**
 * R23: title and description of the page, from the route table unless given; canonical address, the other languages,
 * Open Graph. Origin and language come from the data of the root route.
 */
export function pageMeta(args: Omit<MetaArgs, 'loaderData'>, page: PageMeta = {}): MetaDescriptor[] {
  const root = args.matches[0]?.loaderData as RootData | undefined
  if (!root) return []
  const { locale, origin, settings } = root
  const path = args.location.pathname
  const info = pageInfo(path, locale, root.page)
  const closed = info.access !== 'public' && info.access !== 'guestOnly'
  const failed = args.error !== undefined && args.error !== null
  const missing = info.id === 'notFound' || (isRouteErrorResponse(args.error) && args.error.status === 404)
  const t = textsOf(locale, 'shell')
  const broken = missing ? t('notFoundTitle') : failed ? t('errorTitle') : undefined
  const title = `${broken ?? page.title ?? info.title} · ${settings.marketName}`
  const description = broken ? t(missing ? 'notFoundText' : 'errorText') : (page.description ?? info.description)
  const address = (l: (typeof LOCALES)[number]) => origin + localePath(path, l) + (page.canonicalSearch ?? '')
  const link = (rel: string, href: string, hrefLang?: string) => ({
    tagName: 'link',
    rel,
    href,
    ...(hrefLang && { hrefLang }),
  })
  const tags = [
    { title },
    { name: 'description', content: description },
    ...(page.noindex || broken || closed ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(broken
      ? []
      : [
          link('canonical', address(locale)),
          ...LOCALES.map((l) => link('alternate', address(l), languageOf(l))),
          link('alternate', address(settings.defaultLocale), 'x-default'),
        ]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: info.id === 'product' ? 'product' : 'website' },
    { property: 'og:url', content: address(locale) },
    { property: 'og:site_name', content: settings.marketName },
    { property: 'og:locale', content: locale.replace('-', '_') },
    ...(page.image ? [{ property: 'og:image', content: origin + pictureUrl(page.image, 1280) }] : []),
    ...(page.jsonLd ? [{ 'script:ld+json': page.jsonLd }] : []),
  ]
  return tags as MetaDescriptor[]
}
