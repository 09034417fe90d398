import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrderFile } from '../../../../domains/orders/all/contract.ts'
import { KNOWN_CARRIERS } from '../../../../domains/orders/rules/carriers.ts'
import { formatMoney } from '../../../../values/money.ts'
import { orderStateText } from '../../../parts/fulfilment/order-state.tsx'
import { When } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Email } from '../../../ui/email.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** Who bought what from whom, where it goes and what of its money is whose. */
export function OrderData({ order }: { order: OrderFile }) {
  const t = useTexts('allOrders')
  const names = useTexts('fulfilment')
  const provided = useTexts('configuration')
  const locale = useLocale()
  const land = new Intl.DisplayNames([locale], { type: 'region' })
  const language = new Intl.DisplayNames([locale], { type: 'language' })
  const { buyer, seller, shippingAddress: to, invoice, carrier, country, pickup } = order
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  return (
    <Panel title={t('facts')}>
      <dl className="grid gap-4 text-sm sm:grid-cols-2 lg:grid-cols-3 [&_dd]:break-words [&_dt]:text-muted [&_dt]:text-xs">
        <Fact name={t('placedAt')}>
          <When at={order.placedAt} />
        </Fact>
        <Fact name={t('status')}>
          {names(orderStateText(order))} · {names(`pay_${order.paymentStatus}`)}
        </Fact>
        <Fact name={t('seller')}>
          <Link to={`/admin/companies/${seller.id}`} className="text-link">
            {seller.name}
          </Link>
        </Fact>
        <Fact name={t('buyer')}>
          {buyer.firstName} {buyer.lastName} ({t(order.signedIn ? 'withAccount' : 'asGuest')})
          <span className="block">
            <Email of={buyer.email} />
          </span>
          <span className="numbers block">{buyer.phone}</span>
        </Fact>
        <Fact name={t('delivery')}>
          {names(`method_${order.method}`)}
          {pickup && <span className="block">{pickup.label}</span>}
          <span className="block text-muted">
            {[carrier && KNOWN_CARRIERS[carrier].name, country && land.of(country)].filter(Boolean).join(', ')}
          </span>
        </Fact>
        {to && (
          <Fact name={t('address')}>
            {to.firstName} {to.lastName}
            <span className="block">{to.street}</span>
            <span className="block">
              <span className="whitespace-nowrap">{to.postalCode}</span> {to.city}, {land.of(to.country)}
            </span>
          </Fact>
        )}
        {invoice && (
          <Fact name={t('invoice')}>
            {invoice.name}, {invoice.taxId}, {invoice.address}
          </Fact>
        )}
        <Fact name={t('paidBy')}>
          {t(`type_${order.paymentType}`)}
          {order.provider && order.paymentType === 'online' && ` (${provided(`provider_${order.provider}`)})`}
        </Fact>
        <Fact name={t('language')}>{language.of(order.locale.slice(0, 2))}</Fact>
        <Fact name={t('total')}>
          {money(order.total)}
          {order.givenBack > 0 && (
            <span className="block text-muted">{t('givenBack', { price: money(order.givenBack) })}</span>
          )}
        </Fact>
        <Fact name={t('commission')}>{money(order.commission.net)}</Fact>
        <Fact name={t('sellerAmount')}>{money(order.sellerAmount)}</Fact>
      </dl>
      <ul className="mt-4 divide-y divide-line border-line border-t text-sm">
        {order.items.map((item) => (
          <li key={item.versionId} className="flex justify-between gap-4 py-2">
            <Link to={`/products/${item.productId}`} className="min-w-0 break-words hover:underline">
              {item.quantity} × {item.title}
            </Link>
            <span className="numbers">{money(item.lineTotal)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="numbers">{children}</dd>
    </div>
  )
}
