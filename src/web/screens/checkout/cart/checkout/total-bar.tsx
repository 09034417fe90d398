import type { Cart } from '../../../../../domains/cart/contract.ts'
import { formatMoney } from '../../../../../values/money.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import type { DeliveryDrafts } from '../use-deliveries.ts'
import { runningTotal } from './running-total.ts'

/** On narrow screens the total stays in sight until the summary itself comes up. */
export function TotalBar({ cart, drafts }: { cart: Cart; drafts: DeliveryDrafts }) {
  const t = useTexts('checkout')
  const sums = useTexts('sums')
  const locale = useLocale()
  const { total, label, vat } = runningTotal(cart, drafts)
  return (
    <p className="sticky bottom-(--bars) z-10 -mx-4 flex items-center justify-between gap-4 border-line border-t bg-surface px-4 py-2.5 lg:hidden">
      <span className="numbers text-lg font-semibold">
        <span className="sr-only">{t(label, { vat: sums(`sum_${vat}`) })}: </span>
        {formatMoney(total, cart.currency, locale)}
      </span>
      <a href="#order-summary" className="py-2 text-sm text-link">
        {t('toSummary')}
      </a>
    </p>
  )
}
