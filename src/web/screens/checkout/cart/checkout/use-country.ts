import { useEffect, useRef, useState } from 'react'
import type { Cart } from '../../../../../domains/cart/contract.ts'
import { api } from '../../../../browser-api.ts'
import { EMPTY_ADDRESS } from '../../../../parts/forms/saved-address.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale } from '../../../../texts/use-texts.tsx'
import type { RunOnCart } from '../use-cart.ts'
import type { CheckoutDraft } from './draft.ts'

type Form = { draft: CheckoutDraft; change: (next: CheckoutDraft) => void }

/**
 * The country of the address and that of the cart are one: an address elsewhere prices the cart anew, and a country chosen above the goods is
 * that of the address. An empty form begins with the cart's.
 */
export function useCountry(cart: Cart, run: RunOnCart, { draft, change }: Form) {
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const begun = useRef(false)
  const { street, postalCode, city, country } = draft.address
  const untyped = draft.addressId === null && [street, postalCode, city].every((text) => text.trim() === '')

  useEffect(() => {
    const first = !begun.current
    begun.current = true
    if (country === '' || country === cart.country || busy) return
    if (first && untyped) {
      change({ ...draft, address: { ...draft.address, country: cart.country } })
      return
    }
    setBusy(true)
    run((cartId) => api('PUT /api/carts/{cartId}/country', { params: { cartId }, body: { country } }))
      .catch((error) => {
        // The cart holds: the address follows it, else this would be asked for ever.
        change({ ...draft, addressId: null, address: { ...draft.address, country: cart.country } })
        showFailure(error, locale)
      })
      .finally(() => setBusy(false))
  })

  const choose = (next: string) =>
    change(
      draft.addressId === null
        ? { ...draft, address: { ...draft.address, country: next } }
        : { ...draft, addressId: null, otherRecipient: false, address: { ...EMPTY_ADDRESS, country: next } },
    )
  return { choose, busy }
}
