import { useEffect, useState } from 'react'
import { session } from '../../../../session/session.ts'
import { useAddressBook } from './address-book.ts'
import { type CheckoutDraft, readDraft, saveDraft } from './draft.ts'
import { takeUpBook } from './take-up-book.ts'

/**
 * The typed data, kept in this tab, with what a signed-in buyer's book adds to it. Used only after the cart has been loaded, so never
 * while the server renders.
 */
export function useDraft() {
  const [draft, setDraft] = useState<CheckoutDraft>(() => {
    const person = session.read()
    return readDraft(person?.firstName, person?.userId)
  })
  const book = useAddressBook()
  useEffect(() => {
    if (book) setDraft((typed) => takeUpBook(typed, book))
  }, [book])
  useEffect(() => saveDraft(draft, session.read()?.userId), [draft])
  return { draft, setDraft, book }
}
