import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { catalogMeta, totalText } from './catalog/catalog-meta.ts'
import { CategoryLinks } from './catalog/category-links.tsx'
import { FilterPanel } from './catalog/filter-panel.tsx'
import { withoutNames } from './catalog/list-address.ts'
import { ListHead } from './catalog/list-head.tsx'
import { loadCatalog } from './catalog/load-catalog.ts'
import { Results } from './catalog/results.tsx'

export const loader = serverLoader(loadCatalog)
export const clientLoader = browserLoader(loadCatalog)
export const meta = catalogMeta

/** R11: search, filters, order, 50 a page. The address is the state. */
export default function CatalogScreen() {
  const data = useLoaderData<typeof clientLoader>()
  const { list, below } = data
  const [typed] = useSearchParams()
  const params = withoutNames(typed, data.outdated)
  const [filtersOpen, setFiltersOpen] = useState(false)
  const t = useTexts('catalog')
  const locale = useLocale()
  const total = totalText(list.total, t, locale)
  const shared = { params, t, locale, facets: list.facets, exact: list.facetsExact }
  return (
    <div className="page-width py-6">
      <ListHead data={data} params={params} t={t} />
      <div className="mt-5 grid items-start gap-x-8 gap-y-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <FilterPanel
          {...shared}
          filters={list.filters}
          links={<CategoryLinks {...shared} items={below} />}
          open={filtersOpen}
          onClose={() => setFiltersOpen(false)}
          total={total}
        />
        <Results
          {...{ list, params, t, locale, total }}
          outdated={data.outdated.length > 0}
          onFilters={() => setFiltersOpen(true)}
        />
      </div>
    </div>
  )
}
