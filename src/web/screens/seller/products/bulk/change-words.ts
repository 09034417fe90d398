import type { BulkChange } from '../../../../../domains/product-list/contract.ts'
import type { Locale } from '../../../../../values/locale.ts'
import { formatMoney } from '../../../../../values/money.ts'
import type { Translate } from '../../../../texts/registry.ts'

/** A change of many in a few words: `prices by −10%`. */
export function changeWords(t: Translate<'assortment'>, locale: Locale, change: BulkChange): string {
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 2 })
  const money = (amount: number) => formatMoney(amount, 'PLN', locale)
  switch (change.kind) {
    case 'price':
      if (change.way === 'percent') return t('what_price_percent', { value: signed.format(change.value / 100) })
      return t(`what_price_${change.way}`, {
        value: (change.way === 'amount' && change.value > 0 ? '+' : '') + money(change.value),
      })
    case 'stock':
      return t(`what_stock_${change.way}`, { value: change.way === 'by' ? signed.format(change.value) : change.value })
    case 'status':
      return t(`what_status_${change.status}`)
    case 'deliveryDays':
      return t('what_deliveryDays', { value: change.days })
    case 'vatScheme':
      return t('what_vatScheme', { value: t(`vat_${change.vatScheme}`) })
  }
}
