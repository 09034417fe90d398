import type { OwnPurchase } from '../../../../domains/orders/own/contract.ts'
import type { ReturnableOrder } from '../../../../domains/returns/buyer/contract.ts'
import type { ShipmentStanding } from '../../../../domains/tracking/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { formatMoney } from '../../../../values/money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { DocumentsOf } from './documents-of.tsx'
import { DuePart } from './due-part.tsx'
import { OpenLater } from './open-later.tsx'
import { OrderPart } from './order-part.tsx'

type Props = {
  purchase: OwnPurchase
  /** By number; only of orders that left their seller. */
  returnable: ReadonlyMap<string, ReturnableOrder>
  /** By number; only of orders that are followed. */
  standings: ReadonlyMap<string, readonly ShipmentStanding[]>
  reload: () => Promise<void>
}

/** A purchase with each seller's part of it, and what can be done now. */
export function PurchaseCard({ purchase, returnable, standings, reload }: Props) {
  const t = useTexts('purchases')
  const locale = useLocale()
  const { key, placedAt, orders, total, currency } = purchase
  const date = dateFormat(locale, { dateStyle: 'long' }).format(new Date(placedAt))
  return (
    <section aria-label={t('boughtOn', { date })} className="rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-t-lg bg-sunken px-4 py-2 sm:px-5">
        <h2 className="text-base">{t('boughtOn', { date })}</h2>
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          <span>
            {t('total')} <span className="numbers font-semibold">{formatMoney(total, currency, locale)}</span>
          </span>
          <LinkButton to={`/order/${key}`} variant="quiet" size="sm" className="-mx-3">
            {t('details')}
          </LinkButton>
        </p>
      </header>
      <DuePart purchase={purchase} reload={reload} />
      {orders.map((order) => (
        <OrderPart
          key={order.number}
          purchaseKey={key}
          order={order}
          inDispute={purchase.inDispute}
          returnable={returnable.get(order.number)}
          standings={standings.get(order.number)}
          reload={reload}
        />
      ))}
      <OpenLater title={t('documents')}>
        <DocumentsOf purchaseKey={key} />
      </OpenLater>
    </section>
  )
}
