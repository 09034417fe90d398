import { Link, useSearchParams } from 'react-router'
import type { ProductListPage } from '../../../../../domains/product-list/contract.ts'
import { MOST_COUNTED, STANDINGS } from '../../../../../domains/product-list/rules/list-options.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { useTabInSight } from '../../../../ui/use-tab-in-sight.ts'
import { withValues } from '../load-products.ts'

const tab =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 text-muted text-sm hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink'

/** The list by status, with how many there are of each. */
export function StatusTabs({ counts }: { counts: ProductListPage['counts'] }) {
  const t = useTexts('productList')
  const [search] = useSearchParams()
  const chosen = search.get('status') ?? ''
  const strip = useTabInSight(chosen)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs = [
    { status: '', name: t('all'), count: all },
    ...STANDINGS.map((status) => ({ status, name: t(`standing_${status}`), count: counts[status] })),
  ]
  return (
    <nav ref={strip} aria-label={t('standings')} className="relative overflow-x-auto border-line border-b">
      <ul className="flex">
        {tabs.map(({ status, name, count }) => (
          <li key={status}>
            <Link
              to={withValues(search, { status: status || null })}
              className={tab}
              aria-current={status === chosen ? 'page' : undefined}
              preventScrollReset
            >
              {name}
              <span className="numbers font-normal text-muted text-xs">
                {count > MOST_COUNTED ? t('moreThan', { count: MOST_COUNTED }) : count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
