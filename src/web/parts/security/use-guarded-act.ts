import { type ReactNode, type RefObject, useState } from 'react'
import { showFailure } from '../../show-failure.ts'
import { useLocale } from '../../texts/use-texts.tsx'
import { useConfirmed } from './use-confirmed.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

type Guarded = {
  /** One at a time; asks for the password when it has to be proved, and says what went wrong. */
  act: (action: () => Promise<void>) => Promise<void>
  busy: boolean
  /** Takes the focus when what had it is gone. */
  place: RefObject<HTMLDivElement | null>
  keepFocus: () => void
  dialog: ReactNode
}

/** What a panel does that only the owner of the account may do. */
export function useGuardedAct(): Guarded {
  const locale = useLocale()
  const { confirmed, dialog } = useConfirmed()
  const { place, keepFocus } = useKeptFocus()
  const [busy, setBusy] = useState(false)
  const act = async (action: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    await confirmed(action).catch((error: unknown) => showFailure(error, locale))
    setBusy(false)
    keepFocus()
  }
  return { act, busy, place, keepFocus, dialog }
}
