import { Link } from 'react-router'
import type { BoughtAgain } from '../../../domains/checkout/buy-again/contract.ts'
import { type Currency, formatMoney } from '../../../values/money.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'

/** What became of each thing that was to be bought again. */
export function AgainItems({ items, currency }: { items: readonly BoughtAgain[]; currency: Currency }) {
  const t = useTexts('purchases')
  const locale = useLocale()
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const whole = items.every(({ put, wanted }) => put >= wanted)
  const none = items.every(({ put }) => put === 0)
  return (
    <>
      <p>{t(whole ? 'againAll' : none ? 'againNone' : 'againPart')}</p>
      <ul className="mt-3 divide-y divide-line border-line border-t text-sm">
        {items.map(({ productId, title, versionName, wanted, put, priceThen, priceNow, why }) => (
          <li key={`${productId} ${versionName}`} className="py-2">
            <Link to={`/products/${productId}`} className="font-medium hover:underline">
              {title}
            </Link>
            {versionName && versionName !== title && <span className="text-muted"> {versionName}</span>}
            <span className="block text-muted">
              {why ? t(`again_${why}`) : t(put < wanted ? 'again_fewer' : 'again_put', { count: put, wanted })}
            </span>
            {priceNow !== null && priceNow !== priceThen && (
              <span className="numbers block font-medium text-warning">
                {t('again_dearer', { now: money(priceNow), before: money(priceThen) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
