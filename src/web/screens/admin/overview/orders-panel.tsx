import { Link } from 'react-router'
import { FIGURE_BOUND } from '../../../../domains/desk/figures/contract.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** How many orders stand in each state; those in which none is are left out. */
export function OrdersPanel({ statuses }: ApiOutput<'GET /api/admin/order-figures'>) {
  const t = useTexts('desk')
  const words = useTexts('fulfilment')
  const admin = useTexts('admin')
  const shown = statuses.filter(({ count }) => count > 0)
  return (
    <Panel title={t('ordersByState')} flush>
      {shown.length === 0 && <p className="px-5 pb-5 text-muted text-sm">{admin('noEntriesText')}</p>}
      <ul>
        {shown.map(({ status, count }) => (
          <li key={status} className="border-line border-t">
            <Link
              to={`/all-orders?status=${status}`}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-5 py-2 text-sm hover:bg-sunken"
            >
              <span className="font-medium">{words(`status_${status}`)}</span>
              <span className="numbers">{count >= FIGURE_BOUND ? t('atLeast', { count }) : count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
