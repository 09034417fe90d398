import { Link, useSearchParams } from 'react-router'
import { ORDER_TABS, type OrderTab } from '../../../../domains/fulfilment/rules/order-tabs.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { useTabInSight } from '../../../ui/use-tab-in-sight.ts'

/** Counts stop here. */
const BOUND = 1000

/** The lists of a seller's orders, each with how many are in it. The other filters stay. */
export function ListTabs({ counts }: { counts: Readonly<Record<OrderTab, number>> }) {
  const t = useTexts('fulfilment')
  const locale = useLocale()
  const [chosen] = useSearchParams()
  const present = chosen.get('tab') ?? 'accepted'
  const strip = useTabInSight(present)
  const address = (tab: OrderTab) => {
    const query = new URLSearchParams(chosen)
    query.delete('after')
    query.set('tab', tab)
    return `?${query}`
  }
  const number = new Intl.NumberFormat(locale)
  return (
    <nav ref={strip} aria-label={t('tabs')} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex min-w-max gap-0.5 border-line border-b">
        {ORDER_TABS.map((tab) => (
          <li key={tab}>
            <Link
              to={address(tab)}
              aria-current={tab === present ? 'page' : undefined}
              className="-mb-px inline-flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-2.5 text-muted text-sm hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {t(`tab_${tab}`)}
              <span className="numbers font-normal text-muted text-xs">
                {counts[tab] >= BOUND ? `${number.format(BOUND - 1)}+` : number.format(counts[tab])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
