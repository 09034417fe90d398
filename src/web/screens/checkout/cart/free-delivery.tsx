import type { CartSellerGroup } from '../../../../domains/cart/contract.ts'
import type { DeliveryMethod } from '../../../../domains/shipping/contract.ts'
import { type Currency, formatMoney } from '../../../../values/money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'

/** What is missing to free delivery (B07): of the chosen method, or of the one that comes first to it. */
function missingOf(sellerGroup: CartSellerGroup, method: DeliveryMethod | undefined): number | null {
  const chosen = sellerGroup.methods.find((one) => one.method === method)
  if (chosen) return chosen.price === 0 ? null : chosen.missingToFree
  const all = sellerGroup.methods.flatMap((one) =>
    one.price > 0 && one.missingToFree !== null ? [one.missingToFree] : [],
  )
  return all.length > 0 ? Math.min(...all) : null
}

type Props = { sellerGroup: CartSellerGroup; method: DeliveryMethod | undefined; currency: Currency }

export function FreeDelivery({ sellerGroup, method, currency }: Props) {
  const t = useTexts('cart')
  const shell = useTexts('shell')
  const locale = useLocale()
  const missing = missingOf(sellerGroup, method)
  if (missing === null) return null
  const share = sellerGroup.goods / Math.max(1, sellerGroup.goods + missing)
  return (
    <div className="text-sm" aria-live="polite">
      <p className={missing === 0 ? 'font-medium text-good' : 'text-muted'}>
        {missing === 0 ? t('freeReached') : shell('missingToFree', { price: formatMoney(missing, currency, locale) })}
      </p>
      <span aria-hidden="true" className="mt-1.5 block h-1 overflow-hidden rounded-full bg-sunken">
        <span
          className={`block h-full origin-left rounded-full transition-transform duration-500 ${missing === 0 ? 'bg-good' : 'bg-accent'}`}
          style={{ transform: `scaleX(${share})` }}
        />
      </span>
    </div>
  )
}
