import { useEffect, useState } from 'react'
import { session } from '../../session/session.ts'
import { type CheckoutDraft, keepDraft, readDraft } from './draft.ts'

/** The typed data, kept in this tab. Used only after the cart has been loaded, so never while the server renders. */
export function useDraft() {
  const [draft, setDraft] = useState<CheckoutDraft>(() => {
    const person = session.read()
    return readDraft(person?.firstName, person?.userId)
  })
  useEffect(() => keepDraft(draft, session.read()?.userId), [draft])
  return [draft, setDraft] as const
}
