import type { Translate } from '../../../texts/registry.ts'
import { useLocale } from '../../../texts/use-texts.tsx'
import { cx } from '../../../ui/cx.ts'
import { useShipsToday } from '../../../use-root.ts'
import { commonRows } from './common-rows.ts'
import { CompareHead } from './compare-head.tsx'
import type { CompareData } from './load-compare.ts'
import { differs } from './rows.ts'

type Texts = { t: Translate<'catalog'>; shell: Translate<'shell'> }
type Props = Texts & { data: CompareData; onlyDifferences: boolean; hrefWithout: (id: number) => string }

/** Products in columns; the names of the rows stay in sight while the rest scrolls sideways. */
export function CompareTable({ data, onlyDifferences, hrefWithout, t, shell }: Props) {
  const { products } = data
  const shipsToday = useShipsToday()
  const rows = [...commonRows(products, { t, shell, shipsToday, locale: useLocale() }), ...data.rows].filter(
    (row) => !onlyDifferences || differs(row),
  )
  const side =
    'sticky left-0 z-10 w-28 min-w-28 border-line border-r bg-paper px-3 py-3 text-left align-top font-medium text-muted sm:w-48 sm:min-w-48'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section aria-label={t('compareTitle')} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('compareTitle')}</caption>
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className={side}>
              <span className="sr-only">{t('feature')}</span>
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col" className="w-56 min-w-44 p-3 text-left align-top font-normal">
                <CompareHead product={product} href={hrefWithout(product.id)} t={t} shell={shell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const different = products.length > 1 && differs(row)
            return (
              <tr key={row.key} className={cx('border-line border-b', different && 'bg-accent-soft')}>
                <th scope="row" className={cx(side, different && 'bg-accent-soft! text-ink!')}>
                  {row.name}
                  {different && <span className="sr-only"> ({t('differs')})</span>}
                </th>
                {row.texts.map((text, index) => (
                  <td key={products[index]?.id} className={cx('numbers p-3 align-top', different && 'font-semibold')}>
                    {text ?? <span className="font-normal text-muted">{t('missing')}</span>}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      {rows.length === 0 && <p className="py-6 text-muted">{t('sameAll')}</p>}
    </section>
  )
}
