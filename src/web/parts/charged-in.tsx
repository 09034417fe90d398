import { dateFormat } from '../../values/dates.ts'
import { RATE_UNIT } from '../../values/exchange.ts'
import { type Currency, formatMoney } from '../../values/money.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { useView } from '../use-root.ts'
import { PriceAside } from './shown-prices.tsx'

/** To whom prices are shown in another currency: what is charged, and that the other is only about that much, by which rate. */
export function ChargedIn({ amount, currency }: { amount: number; currency: Currency }) {
  const t = useTexts('checkout')
  const locale = useLocale()
  const { rate } = useView()
  if (rate?.of !== currency) return null
  const price = formatMoney(amount, currency, locale)
  const one = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(rate.rate / RATE_UNIT)
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(rate.day))
  const words = { price, currency, code: rate.currency, one, date, source: rate.source }
  return (
    <div className="text-sm">
      <PriceAside amount={amount} currency={currency} />
      <p className="mt-1 text-muted text-xs">{t('chargedIn', words)}</p>
    </div>
  )
}
