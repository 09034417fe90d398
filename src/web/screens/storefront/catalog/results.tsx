import { useNavigation } from 'react-router'
import type { SearchPage } from '../../../../domains/search/contract.ts'
import type { Locale } from '../../../../values/locale.ts'
import { GuaranteeLine } from '../../../parts/guarantee-line.tsx'
import { ProductGrid } from '../../../parts/product-card/product-grid.tsx'
import type { Translate } from '../../../texts/registry.ts'
import { cx } from '../../../ui/cx.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { EmptyResult } from './empty-result.tsx'
import { pagePath } from './list-address.ts'
import { ListToolbar } from './list-toolbar.tsx'

type Props = {
  list: SearchPage
  params: URLSearchParams
  t: Translate<'catalog'>
  locale: Locale
  total: string
  /** Something of the address was left out. */
  outdated: boolean
  onFilters: () => void
}

/** The goods. While the next list is on its way the present one stays, dimmed, so that nothing jumps. */
export function Results({ list, params, t, locale, total, outdated, onFilters }: Props) {
  const waiting = useNavigation().location?.pathname.endsWith('/catalog') ?? false
  return (
    <section
      aria-label={t('results')}
      aria-busy={waiting}
      className={cx('flex min-w-0 flex-col gap-4 transition-opacity', waiting && 'opacity-50')}
    >
      {outdated && <Notice tone="warning">{t('outdated')}</Notice>}
      <ActiveFilters list={list} params={params} t={t} />
      <ListToolbar
        {...{ total, params, t, onFilters }}
        sort={list.sort}
        filterCount={list.filters.filter((one) => one.key !== 'category').length}
      />
      <h2 className="sr-only">{t('results')}</h2>
      {list.items.length ? (
        <ProductGrid cards={list.items} priority={4} />
      ) : (
        <EmptyResult list={list} locale={locale} t={t} />
      )}
      <GuaranteeLine />
      <Pagination
        page={list.page}
        previous={list.previous && pagePath(params, { before: list.previous }, list.page - 1)}
        next={list.next && pagePath(params, { after: list.next }, list.page + 1)}
      />
    </section>
  )
}
