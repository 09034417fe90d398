import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createDraft } from '../../../../parts/forms/draft/create-draft.ts'
import { session } from '../../../../session/session.ts'
import { useInBrowser } from '../../../../ui/use-in-browser.ts'
import { useAddressBook } from './address-book.ts'
import { type CheckoutDraft, emptyDraft, readDraft, saveDraft } from './draft.ts'
import { takeUpBook } from './take-up-book.ts'

const readKept = () => readDraft(session.read()?.firstName, session.read()?.userId)

/**
 * The typed data, kept in this tab, with what a signed-in buyer's book adds to it. What the server draws is empty, as it knows nothing of it.
 * `reached`: countries to which something of the cart goes.
 */
export function useCheckoutDraft(reached: readonly string[]) {
  const inBrowser = useInBrowser()
  const [store] = useState(() => createDraft(inBrowser ? readKept() : emptyDraft(), {}))
  const [isKnown, setKnown] = useState(inBrowser)
  const { draft } = useSyncExternalStore(store.subscribe, store.read, store.read)
  const book = useAddressBook(reached)
  useLayoutEffect(() => {
    if (isKnown) return
    store.change(readKept())
    setKnown(true)
  }, [isKnown, store])
  useEffect(() => {
    if (book) store.change(takeUpBook(store.read().draft, book))
  }, [book, store])
  useEffect(() => {
    if (isKnown) saveDraft(draft, session.read()?.userId)
  }, [draft, isKnown])
  const change = useCallback((next: CheckoutDraft) => store.change(next), [store])
  return { draft, change, book }
}
