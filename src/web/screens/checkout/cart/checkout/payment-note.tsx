import type { Cart } from '../../../../../domains/cart/contract.ts'
import { formatMoney } from '../../../../../values/money.ts'
import { useSession } from '../../../../session/session.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'

/** What is paid when, and what a guest has to do besides: nothing is charged by the button itself. */
export function PaymentNote({ cart }: { cart: Cart }) {
  const t = useTexts('checkout')
  const locale = useLocale()
  const guest = useSession() === null
  const later = cart.sellerGroups.reduce((sum, { choice, total }) => sum + (choice?.cashOnDelivery ? total : 0), 0)
  const money = (amount: number) => formatMoney(amount, cart.currency, locale)
  return (
    <p className="text-sm text-muted">
      {later === 0 && `${t('payOnline')} ${t('holdFact')}`}
      {later > 0 && t('payOnDelivery', { price: money(later) })}
      {later > 0 && later < cart.total && ` ${t('payOnlineNow', { price: money(cart.total - later) })}`}
      {later > 0 && guest && ` ${t('confirmFact')}`}
    </p>
  )
}
