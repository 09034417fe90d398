import type { Cart } from '../../../../domains/cart/contract.ts'
import { useLocale } from '../../../texts/use-texts.tsx'
import { type CartProblem, cartProblems } from './cart-problems.ts'
import type { DeliveryDrafts } from './use-deliveries.ts'
import { useOnDeliveryClosed } from './use-on-delivery-closed.ts'

/** What keeps this visitor from ordering the cart. */
export function useCartProblems(cart: Cart, drafts: DeliveryDrafts): CartProblem[] {
  return cartProblems(cart, drafts, useOnDeliveryClosed(), useLocale())
}
