import type { Translate } from '../../../texts/registry.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { listName } from './catalog-meta.ts'
import { categoryPath } from './list-address.ts'
import type { CatalogData } from './load-catalog.ts'

type Props = { data: CatalogData; params: URLSearchParams; t: Translate<'catalog'> }

/** Where the list stands in the tree, and its name. */
export function ListHead({ data, params, t }: Props) {
  const shell = useTexts('shell')
  const { trail, list } = data
  const whole = { label: t('title'), to: categoryPath(params, null, false) }
  const crumbs = trail.map((crumb) => ({ label: crumb.name, to: categoryPath(params, crumb.slug, false) }))
  const steps = [{ label: shell('home'), to: '/' }, whole, ...crumbs]
  const last = steps.at(-1)
  const items = list.understood.q || !last ? steps : [...steps.slice(0, -1), { label: last.label }]
  return (
    <>
      <Breadcrumbs items={items} />
      <h1 className="mt-2 text-2xl sm:text-3xl">{listName(data, t)}</h1>
    </>
  )
}
