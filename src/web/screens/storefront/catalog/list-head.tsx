import { Link } from 'react-router'
import type { Translate } from '../../../texts/registry.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { listName } from './catalog-meta.ts'
import { categoryPath, fromStart } from './list-address.ts'
import type { CatalogData } from './load-catalog.ts'

type Props = { data: CatalogData; params: URLSearchParams; t: Translate<'catalog'> }

/** Where the list stands in the tree, and its name. */
export function ListHead({ data, params, t }: Props) {
  const shell = useTexts('shell')
  const { trail, list } = data
  const whole = { label: t('title'), to: categoryPath(params, null, false) }
  const crumbs = trail.map((crumb) => ({ label: crumb.name, to: categoryPath(params, crumb.slug, false) }))
  const steps = [{ label: shell('home'), to: '/' }, whole, ...crumbs]
  const kept = fromStart(params)
  kept.delete('sort')
  const last = steps.at(-1)
  const items = list.understood.q || !last ? steps : [...steps.slice(0, -1), { label: last.label }]
  return (
    <>
      <Breadcrumbs items={items} />
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h1 className="text-2xl sm:text-3xl">{listName(data, t)}</h1>
        {kept.size > 0 && (
          <Link
            to={`/saved-searches?${new URLSearchParams({ add: String(kept), name: listName(data, t) })}`}
            rel="nofollow"
            className="inline-flex min-h-11 items-center text-link text-sm hover:underline"
          >
            {t('saveSearch')}
          </Link>
        )}
      </div>
    </>
  )
}
