import type { Locale } from '../../../../values/locale.ts'
import { awayWords } from '../../../parts/product-card/seller-away.tsx'
import { gradeName, stateName } from '../../../parts/product-card/state-badge.tsx'
import type { Translate } from '../../../texts/registry.ts'
import type { ComparedProduct } from './load-compare.ts'
import type { CompareRow } from './rows.ts'

type Texts = { t: Translate<'catalog'>; shell: Translate<'shell'>; shipsToday: string; locale: Locale }

/** What every product has, whatever its category. */
export function commonRows(
  products: readonly ComparedProduct[],
  { t, shell, shipsToday, locale }: Texts,
): CompareRow[] {
  const row = (key: string, name: string, text: (product: ComparedProduct) => string | null): CompareRow => ({
    key: `common-${key}`,
    name,
    texts: products.map(text),
  })
  const battery = row('battery', t('battery'), ({ batteryHealth }) =>
    batteryHealth === null ? null : `${batteryHealth}%`,
  )
  return [
    row('state', t('state'), (p) => stateName(shell, p.state) + (p.grade ? ` · ${gradeName(shell, p.grade)}` : '')),
    ...(battery.texts.some((text) => text !== null) ? [battery] : []),
    row('warranty', t('warrantyRow'), (p) =>
      p.warrantyMonths ? shell('warranty', { count: p.warrantyMonths }) : t('none'),
    ),
    row('dispatch', t('dispatch'), (p) => {
      // Who is away ships nothing in so many days.
      if (p.holidayUntil) return awayWords(shell, locale, p.holidayUntil)
      return p.deliveryDays === 0 ? shipsToday : shell('shipsIn', { count: p.deliveryDays })
    }),
    row('stock', t('stock'), (p) => (p.quantity === 0 ? shell('soldOut') : shell('inStock', { count: p.quantity }))),
    row('seller', t('seller'), (p) => p.seller),
  ]
}
