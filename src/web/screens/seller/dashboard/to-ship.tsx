import { Link } from 'react-router'
import type { Dashboard } from '../../../../domains/insights/contract.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** The orders that have waited longest. */
export function ToShip({ toShip }: { toShip: Dashboard['toShip'] }) {
  const t = useTexts('fulfilment')
  const search = useCompanySearch()
  return (
    <Panel title={t('oldestTitle')}>
      {toShip.oldest.length === 0 ? (
        <p className="text-muted text-sm">{t('nothingToShip')}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line text-sm">
          {toShip.oldest.map((order) => (
            <li key={order.number} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
              <Link
                to={{ pathname: `/orders/${order.number}`, search }}
                className="text-link numbers inline-flex min-h-6 items-center font-semibold"
              >
                {order.number}
              </Link>
              <span className="text-right text-muted">
                <When at={order.placedAt} />
              </span>
              <span className="truncate text-muted">{order.firstTitle}</span>
              <span className="text-right">{t(`method_${order.method}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
