import { useEffect, useMemo, useState } from 'react'
import type { Profile } from '../../../../../domains/accounts/contract.ts'
import type { SavedInvoice, SavedShipping } from '../../../../../domains/address-book/contract.ts'
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
  return { person, addresses, invoices }
}

/**
 * The buyer's address book, without addresses in countries to which nothing of the cart goes (`reached`). Null for guests and when it cannot be
 * read: then everything is typed, as guests do.
 */
export function useAddressBook(reached: readonly string[]): AddressBook | null | undefined {
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
  const countries = reached.join(' ')
  const book = found?.book
  const usable = useMemo(
    () => book && { ...book, addresses: book.addresses.filter(({ country }) => countries.includes(country)) },
    [book, countries],
  )
  if (!token) return null
  return found?.token === token ? usable : undefined
}
