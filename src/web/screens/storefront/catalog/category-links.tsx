import { Link } from 'react-router'
import type { Facet } from '../../../../domains/search/contract.ts'
import type { Locale } from '../../../../values/locale.ts'
import { formatNumber } from '../../../parts/categories/attribute-text.ts'
import type { Translate } from '../../../texts/registry.ts'
import { categoryPath } from './list-address.ts'

type Props = {
  items: readonly { slug: string; name: string; count: number }[]
  facets: readonly Facet[]
  params: URLSearchParams
  exact: boolean
  locale: Locale
  t: Translate<'catalog'>
}

/** The way deeper into the tree. Numbers are those of the present list where they are known. */
export function CategoryLinks({ items, facets, params, exact, locale, t }: Props) {
  const counted = facets.find((facet) => facet.key === 'category')
  const hits = new Map(counted?.values.map((value) => [value.value, value.count]))
  const plain = [...params.keys()].every((key) => key === 'category')
  const rows = items
    .map((item) => ({ ...item, hits: counted ? (hits.get(item.slug) ?? 0) : plain ? item.count : undefined }))
    .filter((item) => item.hits !== 0)
  if (rows.length === 0) return null
  return (
    <nav aria-label={t('subcategories')} className="pb-4">
      <ul>
        {rows.map((item) => (
          <li key={item.slug}>
            <Link
              to={categoryPath(params, item.slug, true)}
              className="flex min-h-9 items-center justify-between gap-3 py-1 text-sm hover:text-accent hover:underline"
            >
              {item.name}
              {item.hits !== undefined && (
                <span className="numbers text-muted text-xs">
                  {counted && !exact && '≈ '}
                  {formatNumber(item.hits, locale)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
