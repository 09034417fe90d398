import { Link, useSearchParams } from 'react-router'
import { BUYER_TABS } from '../../../../domains/orders/rules/buyer-tabs.ts'
import { ListFilter } from '../../../parts/lists/list-filter.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { useTabInSight } from '../../../ui/use-tab-in-sight.ts'

/** The lists by what matters to a buyer, and a search; both stand in the address. */
export function PurchaseFilter({ count }: { count: number }) {
  const t = useTexts('purchases')
  const [chosen] = useSearchParams()
  const present = chosen.get('tab')
  const strip = useTabInSight(present ?? '')
  const address = (tab: string | null) => {
    const query = new URLSearchParams(chosen)
    query.delete('after')
    if (tab === null) query.delete('tab')
    else query.set('tab', tab)
    return `?${query}`
  }
  return (
    <>
      <nav ref={strip} aria-label={t('tabs')} className="-mx-4 mt-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
        <ul className="flex min-w-max gap-1 border-line border-b">
          {[null, ...BUYER_TABS].map((tab) => (
            <li key={tab ?? 'all'}>
              <Link
                to={address(tab)}
                aria-current={tab === present ? 'page' : undefined}
                className="-mb-px inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 px-3 text-muted text-sm hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {t(`tab_${tab ?? 'all'}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ListFilter search={t('search')} hint={t('searchHint')} count={count} keep={['tab']} />
    </>
  )
}
