import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isEnded, type PurchaseView } from '../../../../domains/orders/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { vatOfSum } from '../../../../values/vat.ts'
import { useSumLabel } from '../../../parts/purchase/sum-label.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'

/** Sums of the whole purchase and the buyer's data, as given. */
export function PurchaseFacts({ purchase }: { purchase: PurchaseView }) {
  const t = useTexts('payment')
  const sumLabel = useSumLabel()
  const locale = useLocale()
  const { shippingAddress: to, invoice, currency } = purchase
  const money = (amount: number) => formatMoney(amount, currency, locale)
  /** Nobody withdraws from what was called off. */
  const comes = !purchase.orders.every(({ status }) => isEnded(status))
  const country = new Intl.DisplayNames([locale], { type: 'region' })
  return (
    <section
      aria-labelledby="whole"
      className="break-inside-avoid rounded-lg border border-line bg-surface p-5 text-sm"
    >
      <h2 id="whole" className="text-lg">
        {t('whole')}
      </h2>
      <dl className="numbers mt-3">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{sumLabel(vatOfSum(purchase.orders.map(({ vat }) => vat)))}</dt>
          <dd className="whitespace-nowrap text-2xl font-semibold tracking-tight">{money(purchase.total)}</dd>
        </div>
        {purchase.dueOnline > 0 && <Sum name={t('dueOnline')} value={money(purchase.dueOnline)} />}
        {purchase.dueOnDelivery > 0 && <Sum name={t('dueOnDelivery')} value={money(purchase.dueOnDelivery)} />}
      </dl>
      <dl className="mt-4 flex flex-col gap-4 border-line border-t pt-4 [&_dt]:text-xs [&_dt]:text-muted">
        <Fact name={t('contact')}>
          <span className="block break-all">{purchase.email}</span>
          <span className="numbers">{purchase.phone}</span>
        </Fact>
        {to && (
          <Fact name={t('address')}>
            {to.firstName} {to.lastName}
            <br />
            {to.street}
            <br />
            {to.postalCode} {to.city}
            {to.region && `, ${to.region}`}
            {to.country !== 'PL' && (
              <>
                <br />
                {country.of(to.country)}
              </>
            )}
          </Fact>
        )}
        {invoice && (
          <Fact name={t('invoice')}>
            {invoice.name}
            <br />
            {t('taxId', { number: invoice.taxId })}
            <br />
            {invoice.address}
          </Fact>
        )}
      </dl>
      {comes && (
        <p className="mt-4 border-line border-t pt-4 text-xs text-muted">
          {t('rights')}{' '}
          <Link to="/policy" className="text-link">
            {t('rightsLink')}
          </Link>
        </p>
      )}
    </section>
  )
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div className="mt-1 flex justify-between gap-4 text-muted">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
