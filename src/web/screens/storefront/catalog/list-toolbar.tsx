import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import type { Sort } from '../../../../domains/search-language/contract.ts'
import type { Translate } from '../../../texts/registry.ts'
import { Button } from '../../../ui/button.tsx'
import { fromStart } from './list-address.ts'

type Props = {
  total: ReactNode
  sort: Sort
  params: URLSearchParams
  filterCount: number
  onFilters: () => void
  t: Translate<'catalog'>
}

const SORTS: readonly Sort[] = ['relevance', 'price', '-price', 'newest']
const TEXTS = {
  relevance: 'sortRelevance',
  price: 'sortPrice',
  '-price': 'sortPriceDown',
  newest: 'sortNewest',
} as const

/** Number of results, the way to the filters on small screens, and the order. */
export function ListToolbar({ total, sort, params, filterCount, onFilters, t }: Props) {
  const submit = useSubmit()
  const kept = fromStart(params)
  kept.delete('sort')
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-b pb-3">
      <p className="numbers w-full font-semibold text-lg sm:w-auto" aria-live="polite">
        {total}
      </p>
      <Button variant="secondary" className="lg:hidden" onClick={onFilters} aria-haspopup="dialog">
        <SlidersHorizontal className="size-4" aria-hidden="true" />
        {t('filters')}
        {filterCount > 0 && (
          <span className="numbers rounded-full bg-accent px-2 text-on-accent text-xs">{filterCount}</span>
        )}
      </Button>
      <Form
        action="/catalog"
        className="ml-auto flex items-center gap-2 text-sm"
        onChange={(event) => submit(event.currentTarget)}
      >
        {[...kept].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="sort" className="sr-only text-muted sm:not-sr-only">
          {t('sortBy')}
        </label>
        <select
          id="sort"
          name="sort"
          key={sort}
          defaultValue={sort}
          className="h-11 rounded-md border border-edge bg-surface px-3 text-sm hover:border-ink"
        >
          {SORTS.map((value) => (
            <option key={value} value={value}>
              {t(TEXTS[value])}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit">{t('apply')}</button>
        </noscript>
      </Form>
      <Link to="/ranking" className="text-muted text-xs underline underline-offset-4 hover:text-ink">
        {t('ranking')}
      </Link>
    </div>
  )
}
