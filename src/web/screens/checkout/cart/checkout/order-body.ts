import type { Cart } from '../../../../../domains/cart/contract.ts'
import type { PlaceOrderBody } from '../../../../../domains/checkout/contract.ts'
import { needsAddress } from '../../../../../domains/shipping/rules/methods.ts'
import type { Locale } from '../../../../../values/locale.ts'
import type { CheckoutDraft } from './draft.ts'

/** What this cart asks the buyer for. */
export function orderNeeds(cart: Cart): { address: boolean; condition: boolean } {
  return {
    address: cart.sellerGroups.some(({ choice }) => choice && needsAddress(choice.method)),
    condition: cart.sellerGroups.some(({ lines }) => lines.some((line) => line.state === 'damaged')),
  }
}

/** Sellers from whom a courier comes to the door: he takes old devices along. */
export const couriersOf = (cart: Cart) =>
  cart.sellerGroups.filter(({ choice }) => choice && needsAddress(choice.method)).map(({ company }) => company)

function trimmed<T extends object>(values: T): T {
  const pairs = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
  return Object.fromEntries(pairs) as T
}

export function orderBody(cart: Cart, draft: CheckoutDraft, locale: Locale): PlaceOrderBody {
  const buyer = trimmed(draft.buyer)
  const { region, ...address } = trimmed(draft.address)
  const recipient = draft.otherRecipient ? {} : { firstName: buyer.firstName, lastName: buyer.lastName }
  const needs = orderNeeds(cart)
  return {
    cartId: cart.id,
    buyer,
    shippingAddress: needs.address ? { ...address, ...recipient, ...(region && { region }) } : null,
    invoice: draft.wantsInvoice ? trimmed(draft.invoice) : null,
    acceptTerms: true,
    acceptCondition: needs.condition && draft.acceptCondition,
    oldDevices: couriersOf(cart).flatMap(({ id }) => (draft.oldDevices.includes(id) ? [id] : [])),
    expectedTotal: cart.total,
    locale,
  }
}
