import type { OrderView } from '../../../../domains/orders/contract.ts'
import { When } from '../../../parts/lists/when.tsx'
import { orderStatus } from '../../../parts/purchase/order-status.ts'
import { useTexts } from '../../../texts/use-texts.tsx'

/** When an order came to each of its states. */
export function OrderHistory({ order }: { order: OrderView }) {
  const t = useTexts('purchases')
  const payment = useTexts('payment')
  return (
    <details className="group border-line border-t px-4 text-sm sm:px-5 print:hidden">
      <summary className="flex min-h-11 items-center text-muted hover:text-ink">{t('history')}</summary>
      <ol className="pb-4">
        {order.history.map(({ at, status }) => (
          <li key={`${at} ${status}`} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-3 py-1">
            <span className="text-muted">
              <When at={at} />
            </span>
            {payment(orderStatus({ ...order, status }).key)}
          </li>
        ))}
      </ol>
    </details>
  )
}
