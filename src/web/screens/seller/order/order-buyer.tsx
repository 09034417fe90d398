import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { SellerOrder } from '../../../../domains/fulfilment/contract.ts'
import { SOLD } from '../../../../domains/orders/contract.ts'
import { OrderArrival } from '../../../parts/order-arrival.tsx'
import { OrderFacts } from '../../../parts/order-facts.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Email } from '../../../ui/email.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** Who bought, where it goes, and what is to stand on an invoice. */
export function OrderBuyer({ order }: { order: SellerOrder }) {
  const t = useTexts('fulfilment')
  const provided = useTexts('configuration')
  const locale = useLocale()
  const company = useSearchParams()[0].get('company')
  const customerAt = (customer: string) =>
    `/customers?${new URLSearchParams({ ...(company && { company }), customer })}`
  const { buyer, shippingAddress: to, invoice, pickup } = order
  const country = new Intl.DisplayNames([locale], { type: 'region' })
  const language = new Intl.DisplayNames([locale], { type: 'language' })
  return (
    <Panel title={t('buyerTitle')} className="break-inside-avoid">
      <dl className="flex flex-col gap-4 text-sm [&_dt]:text-muted [&_dt]:text-xs">
        <Fact name={t('contact')}>
          <span className="block break-words font-medium">{`${buyer.firstName} ${buyer.lastName}`}</span>
          <a href={`mailto:${buyer.email}`} className="text-link wrap-anywhere block w-fit py-0.5">
            <Email of={buyer.email} />
          </a>
          <a href={`tel:${buyer.phone.replace(/[^\d+]/g, '')}`} className="text-link numbers block w-fit py-0.5">
            {buyer.phone}
          </a>
          {company && (
            <Link
              to={`/messages?inbox=${company}&about=order-${order.number}`}
              className="text-link block w-fit py-1 print:hidden"
            >
              {t('writeBuyer')}
            </Link>
          )}
          {SOLD.includes(order.status) && (
            <Link to={customerAt(order.number)} className="text-link block w-fit py-1 print:hidden">
              {t('toCustomer')}
            </Link>
          )}
        </Fact>
        <Fact name={t('method')}>
          {t(`method_${order.method}`)}
          {order.cashOnDelivery && <span className="block">{t('pay_onDelivery')}</span>}
          {order.takesOldDevice && (
            <strong className="block font-medium">
              {t('oldDevice')} <span className="block font-normal text-muted print:hidden">{t('oldDeviceTodo')}</span>
            </strong>
          )}
        </Fact>
        {(order.arrives || order.parcels) && (
          <Fact name={t('promised')}>
            <OrderArrival order={order} />
          </Fact>
        )}
        {pickup && (
          <Fact name={t(order.method === 'store_pickup' ? 'shop' : 'point')}>
            {pickup.code && <span className="block font-medium">{pickup.code}</span>}
            {pickup.label}
          </Fact>
        )}
        {to && (
          <Fact name={t('address')}>
            <address className="not-italic">
              {to.firstName} {to.lastName}
              <br />
              {to.street}
              <br />
              {to.postalCode} {to.city}
              {to.region && `, ${to.region}`}
              <br />
              {country.of(to.country)}
            </address>
          </Fact>
        )}
        <Fact name={t('invoiceTitle')} quiet>
          {invoice ? (
            <>
              <span className="block font-medium">{invoice.name}</span>
              <span className="numbers block">{t('taxId', { number: invoice.taxId })}</span>
              <span className="block">{invoice.address}</span>
              <span className="block text-muted text-xs">{t('invoiceAsked')}</span>
            </>
          ) : (
            t('invoiceNone')
          )}
        </Fact>
        <Fact name={t('language')} quiet>
          {language.of(order.locale.slice(0, 2))}
        </Fact>
      </dl>
      <OrderFacts
        order={order}
        nameOf={(provider) => provided(`provider_${provider}`)}
        className="mt-4 pb-0 print:hidden"
      />
    </Panel>
  )
}

/** `quiet`: not for the packing list. */
function Fact({ name, quiet, children }: { name: string; quiet?: boolean; children: ReactNode }) {
  return (
    <div className={quiet ? 'print:hidden' : undefined}>
      <dt>{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
