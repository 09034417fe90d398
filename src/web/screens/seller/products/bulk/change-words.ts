import type { BulkChange } from '../../../../../domains/product-list/contract.ts'
import { formatMoney } from '../../../../../values/money.ts'
import { useMarketCurrency } from '../../../../parts/use-market-currency.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'

/** Says a change of many in a few words: `prices by −10%`. */
export function useChangeWords(): (change: BulkChange) => string {
  const t = useTexts('productList')
  const locale = useLocale()
  const { currency } = useMarketCurrency()
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 2 })
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return (change) => {
    switch (change.kind) {
      case 'price':
        if (change.way === 'percent') return t('what_price_percent', { value: signed.format(change.value / 100) })
        return t(`what_price_${change.way}`, {
          value: (change.way === 'amount' && change.value > 0 ? '+' : '') + money(change.value),
        })
      case 'stock':
        return t(`what_stock_${change.way}`, {
          value: change.way === 'by' ? signed.format(change.value) : change.value,
        })
      case 'status':
        return t(`what_status_${change.status}`)
      case 'deliveryDays':
        return t('what_deliveryDays', { value: change.days })
      case 'vatScheme':
        return t('what_vatScheme', { value: t(`vat_${change.vatScheme}`) })
    }
  }
}
