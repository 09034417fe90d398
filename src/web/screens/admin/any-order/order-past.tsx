import { Link } from 'react-router'
import type { OrderFile } from '../../../../domains/orders/all/contract.ts'
import { ORDER_EVENTS } from '../../../../domains/orders/contract.ts'
import { orderStateText } from '../../../parts/fulfilment/order-state.tsx'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** What happened with an order, and what was bought with it. */
export function OrderPast({ order }: { order: OrderFile }) {
  const { events, together } = order
  const t = useTexts('allOrders')
  const names = useTexts('fulfilment')
  const codeOf = (note: string | null) => ORDER_EVENTS.find((code) => code === note)
  return (
    <>
      <Panel title={t('history')}>
        <ol className="text-sm">
          {events.map(({ at, to, note, cancelled }) => {
            const code = codeOf(note)
            return (
              <li key={`${at} ${to} ${note}`} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-3 py-1">
                <span className="text-muted">
                  <When at={at} />
                </span>
                <span className="break-words">
                  {code ? names(`event_${code}`) : names(orderStateText({ ...order, status: to }))}
                  {cancelled?.words && <span className="block text-muted">{cancelled.words}</span>}
                </span>
              </li>
            )
          })}
        </ol>
      </Panel>
      {together.length > 0 && (
        <Panel title={t('together')}>
          <ul className="text-sm">
            {together.map((other) => (
              <li key={other.number} className="flex flex-wrap gap-x-4">
                <Link
                  to={`/all-orders/${other.number}`}
                  className="numbers inline-flex min-h-11 items-center text-link"
                >
                  {other.number}
                </Link>
                <span className="inline-flex items-center break-words">{other.seller}</span>
                <span className="inline-flex items-center text-muted">{names(orderStateText(other))}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
