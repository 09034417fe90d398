import { gradeOrder } from '../../../../domains/products/rules/grade-order.ts'
import type { Locale } from '../../../../values/locale.ts'
import { awayWords } from '../../../parts/product-card/seller-away.tsx'
import { gradeName, stateName } from '../../../parts/product-card/state-badge.tsx'
import type { Translate } from '../../../texts/registry.ts'
import type { ComparedProduct } from './load-compare.ts'
import { type Best, type BestWord, best, type CompareRow } from './rows.ts'

type Texts = { t: Translate<'catalog'>; shell: Translate<'shell'>; shipsToday: string; locale: Locale }
type Say = (product: ComparedProduct) => string | null
/** Null: nothing can be said. */
type Weigh = (product: ComparedProduct) => number | null

const weigh = (products: readonly ComparedProduct[], word: BestWord, better: 'more' | 'less', of: Weigh) =>
  best(word, {
    better,
    values: products.map((product) => {
      const value = of(product)
      return value === null ? null : [value]
    }),
  })

/** Who costs least: of what can be bought, in one currency. */
export function bestPrice(products: readonly ComparedProduct[]): Best | null {
  const [first] = products
  return weigh(products, 'bestPrice', 'less', ({ quantity, currency, price }) =>
    quantity > 0 && currency === first?.currency ? price : null,
  )
}

/** What every product has, whatever its category. */
export function commonRows(
  products: readonly ComparedProduct[],
  { t, shell, shipsToday, locale }: Texts,
): CompareRow[] {
  const row = (key: string, name: string, text: Say, found: Best | null = null): CompareRow => ({
    key: `common-${key}`,
    name,
    texts: products.map(text),
    best: found,
  })
  const battery = row(
    'battery',
    t('battery'),
    ({ batteryHealth }) => (batteryHealth === null ? null : `${batteryHealth}%`),
    weigh(products, 'bestMore', 'more', ({ batteryHealth }) => batteryHealth),
  )
  return [
    row(
      'state',
      t('state'),
      (p) => stateName(shell, p.state) + (p.grade ? ` · ${gradeName(shell, p.grade)}` : ''),
      weigh(products, 'bestState', 'less', gradeOrder),
    ),
    ...(battery.texts.some((text) => text !== null) ? [battery] : []),
    row(
      'warranty',
      t('warrantyRow'),
      (p) => (p.warrantyMonths ? shell('warranty', { count: p.warrantyMonths }) : t('none')),
      weigh(products, 'bestLong', 'more', ({ warrantyMonths }) => warrantyMonths),
    ),
    row(
      'dispatch',
      t('dispatch'),
      (p) => {
        // Who is away ships nothing in so many days.
        if (p.holidayUntil) return awayWords(shell, locale, p.holidayUntil)
        return p.deliveryDays === 0 ? shipsToday : shell('shipsIn', { count: p.deliveryDays })
      },
      weigh(products, 'bestFast', 'less', ({ deliveryDays, holidayUntil, quantity }) =>
        holidayUntil || quantity === 0 ? null : deliveryDays,
      ),
    ),
    row('stock', t('stock'), (p) => (p.quantity === 0 ? shell('soldOut') : shell('inStock', { count: p.quantity }))),
    row('seller', t('seller'), (p) => p.seller),
  ]
}
