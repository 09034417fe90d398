import { Link } from 'react-router'
import type { OrderView } from '../../../domains/orders/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'

/** How an order travels, and the seller to write or call. */
export function OrderDelivery({ order }: { order: OrderView }) {
  const t = useTexts('payment')
  const cart = useTexts('cart')
  const { seller, pickup } = order
  return (
    <dl className="grid gap-4 border-line border-t px-4 py-4 text-sm sm:grid-cols-2 sm:px-5 [&_dt]:text-xs [&_dt]:text-muted">
      <div>
        <dt>{t('deliveryTo')}</dt>
        <dd>
          {cart(order.method)}
          {pickup && <span className="block text-muted">{pickup.label}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('seller')}</dt>
        <dd>
          <Link to={`/company/${seller.id}`} className="font-medium hover:underline">
            {seller.name}
          </Link>
          <span className="block">
            <a href={`mailto:${seller.email}`} className="break-all text-link">
              {seller.email}
            </a>
          </span>
          <a href={`tel:${seller.phone.replace(/[^\d+]/g, '')}`} className="numbers text-link">
            {seller.phone}
          </a>
        </dd>
      </div>
    </dl>
  )
}
