import type { MetaDescriptor } from 'react-router'
import { LOCALE_PREFIX, LOCALES, localePath } from '../values/locale.ts'
import type { RootData } from './root-data.ts'
import { routeTable } from './routes.ts'
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
  jsonLd?: object | undefined
  noindex?: boolean
  /** Query that makes this page a page of its own (`?page=2`); left out, the canonical address has none. */
  canonicalSearch?: string
}

/**
 * R23: title and description of the page, from the route table unless given; canonical address, the other languages,
 * Open Graph. Origin and language come from the data of the root route.
 */
export function pageMeta(args: MetaArgs<() => unknown>, page: PageMeta = {}): MetaDescriptor[] {
  const root = args.matches[0]?.loaderData as RootData | undefined
  if (!root) return [{ title: 'Error' }]
  const { locale, origin, settings } = root
  const t = textsOf(locale, 'meta')
  const row = routeTable.find((candidate) => candidate.id === args.matches.at(-1)?.id)
  const failed = args.error !== undefined && args.error !== null
  const title = failed ? t('notFoundTitle') : (page.title ?? t(row?.titleKey ?? 'notFoundTitle'))
  const description = page.description ?? t(row?.descriptionKey ?? 'notFoundText')
  const fullTitle = `${title} · ${settings.marketName}`
  const path = args.location.pathname
  const address = (l: (typeof LOCALES)[number]) => origin + localePath(path, l) + (page.canonicalSearch ?? '')
  const hidden = page.noindex || failed || !row?.ready || row.id === 'notFound'
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(failed || row?.id === 'notFound'
      ? []
      : [
          { tagName: 'link', rel: 'canonical', href: address(locale) },
          ...LOCALES.map((l) => ({
            tagName: 'link',
            rel: 'alternate',
            hrefLang: (LOCALE_PREFIX[l] || '/pl').slice(1),
            href: address(l),
          })),
          { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('pl-PL') },
        ]),
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: row?.id === 'product' ? 'product' : 'website' },
    { property: 'og:url', content: address(locale) },
    { property: 'og:site_name', content: settings.marketName },
    { property: 'og:locale', content: locale.replace('-', '_') },
    ...(page.image ? [{ property: 'og:image', content: origin + pictureUrl(page.image, 1280) }] : []),
    ...(page.jsonLd ? [{ 'script:ld+json': page.jsonLd as never }] : []),
  ] as MetaDescriptor[]
}
