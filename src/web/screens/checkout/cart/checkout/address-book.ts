import { useEffect, useState } from 'react'
import type { Profile } from '../../../../../domains/accounts/contract.ts'
import type { SavedInvoice, SavedShipping } from '../../../../../domains/address-book/contract.ts'
import { COURIERS_REACH } from '../../../../../domains/checkout/rules/check-buyer.ts'
import { api } from '../../../../browser-api.ts'
import { useSession } from '../../../../session/session.ts'

/** What the market knows of a signed-in buyer. */
export type AddressBook = {
  person: Pick<Profile, 'firstName' | 'lastName' | 'email' | 'phone'>
  addresses: readonly SavedShipping[]
  invoices: readonly SavedInvoice[]
}

async function readBook(signal: AbortSignal): Promise<AddressBook> {
  const [person, { addresses }, { invoices }] = await Promise.all([
    api('GET /api/account', { signal }),
    api('GET /api/account/shipping-data', { signal }),
    api('GET /api/account/invoice-data', { signal }),
  ])
  // To others no courier goes yet.
  return { person, addresses: addresses.filter(({ country }) => COURIERS_REACH.includes(country)), invoices }
}

/** The buyer's address book. Null for guests and when it cannot be read: then everything is typed, as guests do. */
export function useAddressBook(): AddressBook | null | undefined {
  const token = useSession()?.token
  const [found, setFound] = useState<{ token: string; book: AddressBook | null }>()
  useEffect(() => {
    if (!token) return
    const leaving = new AbortController()
    readBook(leaving.signal)
      .then((book) => setFound({ token, book }))
      .catch(() => {
        if (!leaving.signal.aborted) setFound({ token, book: null })
      })
    return () => leaving.abort()
  }, [token])
  if (!token) return null
  return found?.token === token ? found.book : undefined
}
