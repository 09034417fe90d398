import type { ReactNode } from 'react'
import { isHeld, type PurchaseView } from '../../../domains/orders/contract.ts'
import { formatMoney } from '../../../values/money.ts'
import { titleIn } from '../../../values/titled.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Picture } from '../../ui/picture.tsx'

/** Goods that wait for the payment, and the sums. `children`: the clock above them. */
export function Reserved({ purchase, children }: { purchase: PurchaseView; children?: ReactNode }) {
  const t = useTexts('payment')
  const shell = useTexts('shell')
  const cart = useTexts('cart')
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, purchase.currency, locale)
  const pending = purchase.orders.filter((order) => isHeld(order.status) && order.paymentStatus === 'unpaid')
  return (
    <section aria-labelledby="reserved" className="rounded-lg border border-line bg-surface p-5">
      <h2 id="reserved" className="mb-4 text-lg">
        {t('reserved')}
      </h2>
      {children}
      {pending.map((order) => (
        <div key={order.number} className="mt-5 text-sm">
          <p className="mb-2 text-xs text-muted">{cart('parcelFrom', { seller: order.seller.name })}</p>
          <ul className="flex flex-col gap-3">
            {order.items.map((item) => (
              <li key={item.versionId} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-start gap-3">
                <Picture imageKey={item.imageKey} alt="" sizes="3rem" />
                <span>
                  {item.quantity > 1 && <span className="numbers text-muted">{item.quantity} × </span>}
                  {titleIn(item, locale)}
                </span>
                <span className="numbers">{money(item.lineTotal)}</span>
              </li>
            ))}
          </ul>
          <p className="numbers mt-2 flex justify-between gap-4">
            <span>{shell('delivery')}</span>
            <span>{order.delivery === 0 ? shell('freeDelivery') : money(order.delivery)}</span>
          </p>
        </div>
      ))}
      <dl className="mt-5 border-line border-t pt-4">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{t('dueOnline')}</dt>
          <dd className="numbers whitespace-nowrap text-2xl font-semibold tracking-tight">
            {money(purchase.dueOnline)}
          </dd>
        </div>
        {purchase.dueOnDelivery > 0 && (
          <div className="mt-1 flex items-baseline justify-between gap-4 text-sm text-muted">
            <dt>{t('dueOnDelivery')}</dt>
            <dd className="numbers">{money(purchase.dueOnDelivery)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
