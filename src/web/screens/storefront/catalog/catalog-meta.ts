import type { MetaDescriptor } from 'react-router'
import type { SearchPage } from '../../../../domains/search/contract.ts'
import { type Locale, localePath } from '../../../../values/locale.ts'
import { type MetaArgs, pageMeta } from '../../../page-meta.ts'
import { formatNumber } from '../../../parts/categories/attribute-text.ts'
import type { RootData } from '../../../root-data.ts'
import { type Translate, textsOf } from '../../../texts/registry.ts'
import { fromStart, listPath, pagePath } from './list-address.ts'
import type { CatalogData, loadCatalog } from './load-catalog.ts'

/** What the list is called: the words, else the category, else everything. */
export function listName({ list, trail }: CatalogData, t: Translate<'catalog'>): string {
  if (list.understood.q) return t('resultsFor', { q: list.understood.q })
  return trail.at(-1)?.name ?? t('allOffers')
}

/** `123 offers`, or `about 1 200 offers` when estimated. */
export function totalText(total: SearchPage['total'], t: Translate<'catalog'>, locale: Locale): string {
  const text = t('offers', { count: total.count, number: formatNumber(total.count, locale) })
  return total.exact ? text : t('about', { text })
}

/** Title and description by category or words; the address without cursors; neighbours; the list for machines. */
export function catalogMeta(args: MetaArgs<typeof loadCatalog>): MetaDescriptor[] {
  const root = args.matches[0]?.loaderData as RootData | undefined
  const data = args.loaderData
  if (!root || !data) return pageMeta(args)
  const { locale, origin } = root
  const t = textsOf(locale, 'catalog')
  const { list } = data
  const params = new URLSearchParams(args.location.search)
  const canonical = fromStart(params)
  canonical.delete('sort')
  const search = listPath(canonical).slice('/catalog'.length)
  const name = listName(data, t)
  const absolute = (path: string) => origin + localePath(path, locale)
  const narrowed = [...canonical.keys()].some((key) => key !== 'category' && key !== 'q')
  const link = (rel: string, path: string): MetaDescriptor => ({ tagName: 'link', rel, href: absolute(path) })
  return [
    ...pageMeta(args, {
      title: name,
      description: t('metaList', { name, offers: totalText(list.total, t, locale) }),
      canonicalSearch: search,
      noindex: narrowed || list.items.length === 0,
      jsonLd: import.meta.env.SSR ? listJsonLd(data, absolute) : { '@id': search },
    }),
    ...(list.previous ? [link('prev', pagePath(params, { before: list.previous }, list.page - 1))] : []),
    ...(list.next ? [link('next', pagePath(params, { after: list.next }, list.page + 1))] : []),
  ]
}

/** The place in the tree and what is listed, for search engines. */
function listJsonLd({ list, trail }: CatalogData, absolute: (path: string) => string): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: crumb.name,
          item: absolute(`/catalog?category=${crumb.slug}`),
        })),
      },
      {
        '@type': 'ItemList',
        numberOfItems: list.items.length,
        itemListElement: list.items.map((card, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: absolute(`/products/${card.id}`),
        })),
      },
    ],
  }
}
