import { isHeld, type OrderView, type PurchaseView } from '../../../../domains/orders/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { OrderArrival } from '../../../parts/order-arrival.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { KeepLink } from './keep-link.tsx'

/** What was paid, what each seller does next, and the link to keep. */
export function PaidPurchase({ purchase }: { purchase: PurchaseView }) {
  const t = useTexts('payment')
  const locale = useLocale()
  return (
    <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
      <div className="min-w-0">
        <p className="max-w-text text-muted">{t('successText')}</p>
        <h2 className="mt-6 text-lg">{t('nextTitle')}</h2>
        <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
          {purchase.orders.map((order) => (
            <li key={order.number} className="px-4 py-4 sm:px-5">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-medium">{order.seller.name}</span>
                <span className="numbers text-sm text-muted">{t('orderNumber', { number: order.number })}</span>
              </p>
              <p className="mt-1 text-sm">
                {order.items.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title)).join(', ')}
              </p>
              <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm">
                <span>
                  <NextStep order={order} />
                  <OrderArrival order={order} />
                </span>
                <span className="numbers text-muted">
                  {t(`pay_${order.paymentStatus}`)} · {formatMoney(order.total, order.currency, locale)}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5">
        <KeepLink orderKey={purchase.key} />
        <LinkButton to={`/order/${purchase.key}`} wide>
          {t('toOrder')}
        </LinkButton>
        <LinkButton to="/catalog" variant="quiet" wide>
          {t('continueShopping')}
        </LinkButton>
      </div>
    </div>
  )
}

function NextStep({ order }: { order: OrderView }) {
  const t = useTexts('payment')
  const cart = useTexts('cart')
  if (isHeld(order.status) && order.paymentStatus === 'onDelivery') return <span>{t('statusToConfirm')}</span>
  if (order.method === 'store_pickup') return <span>{t('nextShop', { point: order.pickup?.label ?? '' })}</span>
  if (order.pickup) return <span>{t('nextPoint', { point: order.pickup.label })}</span>
  return <span>{t('nextShip', { method: cart(order.method) })}</span>
}
