import { useNavigate } from 'react-router'
import type { Cart } from '../../../../../domains/cart/contract.ts'
import { api } from '../../../../browser-api.ts'
import { cartState } from '../../../../session/cart-state.ts'
import { unpaid } from '../../../../session/unpaid.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { notify } from '../../../../ui/toast-store.ts'
import type { AddressBook } from './address-book.ts'
import { attemptKey, clearAttempt } from './attempt-key.ts'
import { type CheckoutDraft, clearDraft } from './draft.ts'
import { orderBody } from './order-body.ts'
import { saveTyped } from './save-typed.ts'

/** Places the order and goes on: to the payment when something is paid online, else to the order. Throws `ApiProblem`. */
export function usePlaceOrder() {
  const navigate = useNavigate()
  const locale = useLocale()
  const t = useTexts('checkout')
  return async (cart: Cart, draft: CheckoutDraft, book: AddressBook | null): Promise<void> => {
    const body = orderBody(cart, draft, locale)
    const purchase = await api('POST /api/checkout/orders', { body, idempotencyKey: attemptKey(body) })
    if (purchase.dueOnline > 0) unpaid.keep(purchase.key)
    cartState.clear()
    clearDraft()
    clearAttempt()
    // The order stands, whatever comes of this; nobody waits for it.
    if (book) saveTyped(draft, body, book).catch(() => notify('danger', t('saveFailed')))
    // Instead of the cart in the history: going back must not lead to a cart that is ordered.
    await navigate(purchase.dueOnline > 0 ? `/payment-selection?order=${purchase.key}` : `/order/${purchase.key}`, {
      replace: true,
    })
  }
}
