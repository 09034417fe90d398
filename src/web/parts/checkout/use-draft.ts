import { useEffect, useState } from 'react'
import { session } from '../../session/session.ts'
import { type CheckoutDraft, keepDraft, readDraft } from './draft.ts'

/** The typed data, kept in this tab. Used only after the cart has been loaded, so never while the server renders. */
export function useDraft() {
  const [draft, setDraft] = useState<CheckoutDraft>(() => readDraft(session.read()?.firstName))
  useEffect(() => keepDraft(draft), [draft])
  return [draft, setDraft] as const
}
