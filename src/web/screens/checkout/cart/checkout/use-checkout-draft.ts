import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { createDraft } from '../../../../parts/forms/draft/create-draft.ts'
import { session } from '../../../../session/session.ts'
import { useAddressBook } from './address-book.ts'
import { type CheckoutDraft, readDraft, saveDraft } from './draft.ts'
import { takeUpBook } from './take-up-book.ts'

/**
 * The typed data, kept in this tab, with what a signed-in buyer's book adds to it. Used only after the cart has been loaded, so never
 * while the server renders. `reached`: countries to which something of the cart goes.
 */
export function useCheckoutDraft(reached: readonly string[]) {
  const [store] = useState(() => {
    const person = session.read()
    return createDraft(readDraft(person?.firstName, person?.userId), {})
  })
  const { draft } = useSyncExternalStore(store.subscribe, store.read, store.read)
  const book = useAddressBook(reached)
  useEffect(() => {
    if (book) store.change(takeUpBook(store.read().draft, book))
  }, [book, store])
  useEffect(() => saveDraft(draft, session.read()?.userId), [draft])
  const change = useCallback((next: CheckoutDraft) => store.change(next), [store])
  return { draft, change, book }
}
