import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Translate } from '../../../texts/registry.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { cx } from '../../../ui/cx.ts'
import { useShipsToday } from '../../../use-root.ts'
import { bestPrice, commonRows } from './common-rows.ts'
import { CompareAction, CompareHead, ComparePrice } from './compare-head.tsx'
import type { CompareData, ComparedProduct } from './load-compare.ts'
import { type Best, differs } from './rows.ts'

type Texts = { t: Translate<'catalog'>; shell: Translate<'shell'> }
type Props = Texts & { data: CompareData; onlyDifferences: boolean; hrefWithout: (id: number) => string }

const SIDE =
  'sticky left-0 z-10 wrap-anywhere hyphens-auto border-line border-r bg-paper px-2 py-3 text-left align-top font-medium text-muted text-xs sm:px-3 sm:text-sm'
const CELL = 'wrap-anywhere px-2 py-3 align-top sm:px-3'
const DIFFERENT = 'bg-accent-soft! text-ink!'

/**
 * Products in columns. Their names stay in sight while one reads down; three on a phone scroll sideways in a box of their own, in which the names of the
 * rows stay.
 */
export function CompareTable({ data, onlyDifferences, hrefWithout, t, shell }: Props) {
  const { products } = data
  const shipsToday = useShipsToday()
  const rows = [...commonRows(products, { t, shell, shipsToday, locale: useLocale() }), ...data.rows].filter(
    (row) => !onlyDifferences || differs(row),
  )
  const c = useTexts('offerClaims')
  const scrolls = products.length > 2
  const each = (of: (product: ComparedProduct, index: number) => ReactNode, look = CELL) =>
    products.map((product, index) => (
      <td key={product.id} className={look}>
        {of(product, index)}
      </td>
    ))
  const mark = (best: Best | null, index: number) =>
    best?.at.includes(index) && (
      <span className="mt-1 flex items-start gap-1 font-semibold text-good text-xs">
        <Check className="mt-px size-3.5 shrink-0" aria-hidden="true" />
        {c(best.word)}
      </span>
    )
  return (
    <section
      aria-label={t('compareTitle')}
      // A scrolling area must be reachable by keyboard.
      tabIndex={scrolls ? 0 : undefined}
      className={cx('relative', scrolls && 'max-md:overflow-x-auto')}
    >
      <table className={cx('w-full table-fixed border-collapse text-sm', scrolls && 'max-md:min-w-[34rem]')}>
        <caption className="sr-only">{t('compareTitle')}</caption>
        <colgroup>
          <col className="w-26 min-[22rem]:w-30 sm:w-40 lg:w-48" />
        </colgroup>
        <thead>
          <tr>
            <td className={SIDE} />
            {each(
              (product) => (
                <CompareHead product={product} href={hrefWithout(product.id)} t={t} />
              ),
              'px-2 align-top sm:px-3',
            )}
          </tr>
          <tr>
            <th scope="col" className={cx(SIDE, 'top-0 z-20')}>
              <span className="sr-only">{t('feature')}</span>
            </th>
            {products.map((product) => (
              <th
                key={product.id}
                scope="col"
                className={cx(CELL, 'sticky top-0 z-10 bg-paper text-left font-normal text-xs sm:text-sm')}
              >
                <Link to={`/products/${product.id}`} className="font-semibold leading-snug hover:underline">
                  {product.title}
                </Link>
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row" className={SIDE}>
              {t('price')}
            </th>
            {each((product, index) => (
              <>
                <ComparePrice product={product} />
                {mark(bestPrice(products), index)}
              </>
            ))}
          </tr>
          <tr className="border-line border-b">
            <td className={SIDE} />
            {each(
              (product) => (
                <CompareAction product={product} shell={shell} />
              ),
              'px-2 pb-4 align-top sm:px-3',
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const different = products.length > 1 && differs(row)
            return (
              <tr key={row.key} className={cx('border-line border-b', different && 'bg-accent-soft')}>
                <th scope="row" className={cx(SIDE, different && DIFFERENT)}>
                  {row.name}
                  {different && <span className="sr-only"> ({t('differs')})</span>}
                </th>
                {each(
                  (_, index) => (
                    <>
                      {row.texts[index] ?? <span className="font-normal text-muted">{t('missing')}</span>}
                      {mark(row.best, index)}
                    </>
                  ),
                  cx(CELL, 'numbers', different && 'font-semibold'),
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      {rows.length === 0 && <p className="py-6 text-muted">{t('sameAll')}</p>}
    </section>
  )
}
