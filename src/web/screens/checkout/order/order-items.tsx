import { Link } from 'react-router'
import type { OrderView } from '../../../../domains/orders/contract.ts'
import type { BoughtUnit } from '../../../../domains/orders/units/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { titleIn } from '../../../../values/titled.ts'
import { StateBadge } from '../../../parts/product-card/state-badge.tsx'
import { LineFacts } from '../../../parts/purchase/line-facts.tsx'
import { useSumLabel } from '../../../parts/purchase/sum-label.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { BoughtUnits } from './bought-units.tsx'

type Props = { order: OrderView; purchaseKey: string; units: readonly BoughtUnit[] }

/** Goods of an order, with the passports of what has left, and the sums below. */
export function OrderItems({ order, purchaseKey, units }: Props) {
  const t = useTexts('payment')
  const shell = useTexts('shell')
  const sumLabel = useSumLabel()
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  return (
    <div className="px-4 sm:px-5">
      <ul aria-label={t('items')} className="divide-y divide-line">
        {order.items.map((item) => (
          <li key={item.versionId} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-4 py-4">
            <Picture imageKey={item.imageKey} alt="" sizes="4rem" />
            <div className="min-w-0 text-sm">
              <Link to={`/products/${item.productId}`} className="font-medium hover:underline">
                {titleIn(item, locale)}
              </Link>
              <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
                <StateBadge state={item.state} />
                {item.versionName && item.versionName !== item.title && <span>{item.versionName}</span>}
                {item.quantity > 1 && (
                  <span className="numbers">{t('pieces', { count: item.quantity, price: money(item.unitPrice) })}</span>
                )}
                {item.givenUp > 0 && (
                  <span className="font-medium text-ink">
                    {t('givenUp', { count: item.givenUp, all: item.quantity })}
                  </span>
                )}
              </p>
              <LineFacts facts={item.facts} warrantyMonths={item.warrantyMonths} />
            </div>
            <span className="numbers text-sm font-medium">{money(item.lineTotal)}</span>
            <BoughtUnits
              purchaseKey={purchaseKey}
              title={titleIn(item, locale)}
              units={units.filter((one) => one.orderNumber === order.number && one.versionId === item.versionId)}
            />
          </li>
        ))}
      </ul>
      <dl className="numbers border-line border-t py-3 text-sm [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&>div]:py-0.5">
        <div>
          <dt>{shell('delivery')}</dt>
          <dd>{order.delivery === 0 ? shell('freeDelivery') : money(order.delivery)}</dd>
        </div>
        <div className="font-semibold">
          <dt>{sumLabel(order.vat)}</dt>
          <dd>{money(order.total)}</dd>
        </div>
        {order.amountPaid > 0 && (
          <div className="text-muted">
            <dt>{t('paidSoFar')}</dt>
            <dd>{money(order.amountPaid)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
