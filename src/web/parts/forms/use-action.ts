import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { showFailure } from '../../show-failure.ts'
import { useLocale } from '../../texts/use-texts.tsx'
import { notify } from '../../ui/toast-store.ts'

/**
 * Does something once, says how it went, and shows the page anew. `run` answers whether it worked; an action that answers false was
 * given up by the person.
 */
export function useAction() {
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const run = async (action: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    try {
      if ((await action()) === false) return false
      notify('good', done)
      return true
    } catch (error) {
      showFailure(error, locale)
      return false
    } finally {
      // Also after a refusal: somebody else may have been faster.
      await revalidate()
      setBusy(false)
    }
  }
  return { busy, run }
}
