import type { ReactNode } from 'react'
import { type Currency, formatMoney } from '../../values/money.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'

type Props = {
  /** One per seller; `delivery` null: not chosen yet. */
  parcels: readonly { seller: string; goods: number; delivery: number | null; missingToFree?: number | null }[]
  total: number
  currency: Currency
  /** Below the total: the button and what belongs directly above it. */
  children?: ReactNode
}

/** What is paid to whom. Amounts in grosze. */
export function OrderSummary({ parcels, total, currency, children }: Props) {
  const t = useTexts('shell')
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return (
    <section aria-label={t('summary')} className="rounded-lg border border-line bg-surface p-5">
      <h2 className="text-lg">{t('summary')}</h2>
      {parcels.map((parcel) => (
        <div key={parcel.seller} className="mt-4 text-sm">
          <p className="text-xs text-muted">{t('parcelFrom', { seller: parcel.seller })}</p>
          <Line name={t('goods')} value={money(parcel.goods)} />
          <Line
            name={t('delivery')}
            value={parcel.delivery === null ? '—' : parcel.delivery === 0 ? t('freeDelivery') : money(parcel.delivery)}
          />
          {parcel.missingToFree ? (
            <p className="text-xs text-muted">{t('missingToFree', { price: money(parcel.missingToFree) })}</p>
          ) : null}
        </div>
      ))}
      <div className="mt-4 flex items-baseline justify-between gap-4 border-line border-t pt-4">
        <span className="font-semibold">{t('toPay')}</span>
        <span className="numbers text-2xl font-semibold tracking-tight">{money(total)}</span>
      </div>
      {children && <div className="mt-5 flex flex-col gap-3">{children}</div>}
    </section>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <p className="numbers flex justify-between gap-4 py-0.5">
      <span>{name}</span>
      <span>{value}</span>
    </p>
  )
}
