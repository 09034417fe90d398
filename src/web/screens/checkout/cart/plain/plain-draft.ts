import type { Cart } from '../../../../../domains/cart/contract.ts'
import { type CheckoutDraft, emptyDraft } from '../checkout/draft.ts'

type Typed = Readonly<Record<string, string>>

/** What was typed into the form of an order, as the sections of the form want it. The address is in the country of the cart. */
export function draftOf(typed: Typed, cart: Cart): CheckoutDraft {
  const empty = emptyDraft()
  const fill = <T extends object>(part: string, values: T): T =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typed[`${part}.${name}`] ?? value]),
    ) as unknown as T
  return {
    ...empty,
    buyer: fill('buyer', empty.buyer),
    address: { ...fill('shipping', empty.address), country: cart.country },
    invoice: fill('invoice', empty.invoice),
    otherRecipient: typed.otherRecipient !== undefined,
    wantsInvoice: typed.wantsInvoice !== undefined,
    acceptTerms: typed.acceptTerms !== undefined,
    acceptCondition: typed.acceptCondition !== undefined,
    oldDevices: Object.keys(typed).flatMap((name) => {
      const [part, id] = name.split('.')
      return part === 'oldDevices' ? [Number(id)] : []
    }),
  }
}
