import { Link } from 'react-router'
import type { Dashboard } from '../../../../domains/insights/contract.ts'
import { rateOf } from '../../../../domains/insights/rules/conversion.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'

type Ranked = Dashboard['conversion']['best'][number]

/** How often offers are looked at and bought, and which stand out. */
export function ConversionPanel({ conversion }: { conversion: Dashboard['conversion'] }) {
  const t = useTexts('fulfilment')
  const locale = useLocale()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 2 })
  const number = new Intl.NumberFormat(locale)
  const rate = rateOf(conversion)
  const { best, worst } = conversion
  return (
    <Panel title={t('conversionTitle')}>
      <Facts
        items={[
          { name: t('views'), value: <span className="numbers">{number.format(conversion.views)}</span> },
          { name: t('ordersMade'), value: <span className="numbers">{number.format(conversion.orders)}</span> },
          {
            name: t('rate'),
            value: rate === null ? t('rateUnknown') : <span className="numbers">{percent.format(rate)}</span>,
          },
        ]}
      />
      {best.length + worst.length === 0 && <p className="pt-3 text-muted text-sm">{t('conversionNone')}</p>}
      {best.length > 0 && <RankedProducts title={t('bestProducts')} products={best} />}
      {worst.length > 0 && <RankedProducts title={t('worstProducts')} products={worst} />}
      <p className="pt-4 text-muted text-xs">{t('viewsHint')}</p>
    </Panel>
  )
}

function RankedProducts({ title, products }: { title: string; products: readonly Ranked[] }) {
  const t = useTexts('fulfilment')
  const locale = useLocale()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 2 })
  return (
    <>
      <h3 className="pt-5 pb-1 font-semibold text-sm">{title}</h3>
      <ul className="divide-y divide-line text-sm">
        {products.map((one) => (
          <li key={one.productId} className="flex items-start justify-between gap-4 py-2.5">
            <span className="min-w-0">
              <Link to={`/products/${one.productId}`} className="line-clamp-1 break-words hover:underline">
                {one.title}
              </Link>
              <span className="numbers block text-muted text-xs">
                {t('productLine', { views: one.views, orders: one.orders })}
              </span>
            </span>
            <span className="numbers shrink-0">{percent.format(rateOf(one) ?? 0)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
